import type { en } from './en/index.ts';
import type { LateTexts } from './late-texts.ts';
import type { TextsOf } from './texts.ts';

type Whole = typeof en;

/** English by namespace, with its literal keys: what typed `t` is made of. */
export type English = Whole & LateTexts;

export type Namespace = keyof English;

/** What comes of a language at once. */
export type Locale = { readonly [Name in keyof Whole]: TextsOf<Whole[Name]> };
