import type { Match } from './match-words.ts';

/** `Baby turtle` is a small turtle, and `its mother` another turtle; `baby` alone is neither. */
export const readYoung = (matches: readonly Match[]): Match[] =>
  matches.map((match, at) => {
    const word = match.words.join(' ');
    const next = matches[at + 1];
    const isYoung = word === 'baby' && next?.noun && next.clause === match.clause;
    if (isYoung) return { ...match, noun: undefined, sense: { kind: 'size', value: 'small' } };
    const isOfIts = parent.test(word) && matches[at - 1]?.words.join(' ') === 'its';
    const child = isOfIts ? matches.slice(0, at).findLast(({ noun }) => noun) : undefined;
    return child?.noun ? { ...match, noun: { ...child.noun, plural: false } } : match;
  });

const parent = /^(mother|mom|mum|father|dad)$/;
