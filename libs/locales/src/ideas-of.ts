/** The ideas of English in another language: each of them, in any words. */
export type IdeasOf<Ideas> = {
  readonly [Key in keyof Ideas]: Ideas[Key] extends string ? string : IdeasOf<Ideas[Key]>;
};
