import { writtenText } from '../tokens.ts';
import { doubledText, plainText, spelledOut } from './plain-text.ts';
import { nameRealPersons } from './real-names.ts';
import type { ViewName } from './read-lists.ts';
import { wordList } from './word-list.ts';

/** A text in each form that rules read. */
export type Views = Record<ViewName, string> & { written: string };

/**
 * `plain`: small letters of one script, without what only sounds refusable. `spelled`: with the
 * words that single or stretched letters may spell. `worn`: without children's clothes for sale. `named`: with
 * one word in the place of each real person's name; empty where nobody is named.
 */
export function viewsOf(text: string): Views {
  const plain = wordList('innocent').replaceIn(plainText(text), ' ');
  const spelled = ` ${spelledOut(text)} ${doubledText(text)}`;
  const others = wordList('childrensWear').replaceIn(plain, ' ');
  const worn = wordList('minors').isIn(others) ? plain : others;
  return {
    written: writtenText(text),
    plain,
    spelled: plain + spelled,
    worn: worn + spelled,
    named: nameRealPersons(text, plain),
  };
}
