type Given<Props> = { [Key in keyof Props]?: Exclude<Props[Key], undefined> };

/** The props that were really given: kits tell an absent prop from one that is `undefined`. */
export function given<Props extends object>(props: Props): Given<Props> {
  const entries = Object.entries(props).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Given<Props>;
}
