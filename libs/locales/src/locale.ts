import type { en } from './en/index.ts';
import type { TextsOf } from './texts.ts';

/** English by namespace, with its literal keys: what typed `t` is made of. */
export type English = typeof en;

export type Namespace = keyof English;

/** A complete language. */
export type Locale = { readonly [Name in Namespace]: TextsOf<English[Name]> };
