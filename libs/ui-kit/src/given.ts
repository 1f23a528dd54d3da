type Given<Props> = { [Key in keyof Props]?: Exclude<Props[Key], undefined> };

/** Removes props that are `undefined`, which kits distinguish from absent ones. */
export function given<Props extends object>(props: Props): Given<Props> {
  const entries = Object.entries(props).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Given<Props>;
}
