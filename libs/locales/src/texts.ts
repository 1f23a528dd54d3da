/** Plural forms that a language may need beyond English's `_one` and `_other`. */
type ExtraForms = { [key: `${string}_${'zero' | 'two' | 'few' | 'many'}`]: string };

/**
 * What another language must hold for a namespace of English: every key, any words, and the plural
 * forms of its own grammar on top.
 */
export type TextsOf<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string ? string : TextsOf<Texts[Key]>;
} & ExtraForms;
