/** Words for a camera that looks straight down. */
const fromAbove = [
  '(?:seen |viewed |shot |photographed |taken )?from (?:directly |straight |right )?above(?! (?:the|an?) )',
  'flat[ -]?lay',
  'top[ -]?down(?: view)?',
  'top[ -]view',
  'overhead (?:view|shot|angle|photo)',
  "bird[’']?s?[ -]eye(?:[ -]view)?",
  'von (?:direkt |genau )?oben(?: gesehen| fotografiert)?',
  '(?:aus der |in |in der )?(?:vogelperspektive|draufsicht|aufsicht)',
  '(?:منظر|لقطة) (?:علوي|علوية)',
  'من (?:الأعلى|الاعلى|أعلى|اعلى|فوق)',
];
const pattern = new RegExp(`(?<![\\p{L}-])(?:${fromAbove.join('|')})(?![\\p{L}-])`, 'giu');

/** What says before it, in the same clause, that light comes from there, or that it is not wanted. */
const otherwise =
  /(?:^|[^\p{L}])(?:\p{L}*light(?:s|ing|ed)?|lit|lamps?|sun|shining|\p{L}*licht|beleuchtet|\p{L}*sonne|\p{L}*lampe|ضوء|إضاءة|الشمس|not|no|without|nicht|kein(?:e|er)?|ohne|بدون|لا|ليس)[^\p{L}][^,.;،\n]*$/iu;

export type Angle = {
  /** The prompt without those words; empty where nothing else was said. */
  rest: string;
  /** The words that say that its picture is taken from above; none where nothing does. */
  words: string[];
};

/** Reads out of a prompt in English, German or Arabic whether a picture is taken from above. */
export function readAngle(prompt: string): Angle {
  const words = new Set<string>();
  const rest = prompt.replaceAll(pattern, (found, at: number) => {
    if (otherwise.test(prompt.slice(0, at))) return found;
    words.add(found.toLowerCase());
    return '';
  });
  // A full stop alone would be words of which none is understood.
  return { rest: words.size > 0 && !/[^\s\p{P}]/u.test(rest) ? '' : rest, words: [...words] };
}
