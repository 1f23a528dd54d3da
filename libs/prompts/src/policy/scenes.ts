import { listRecords, policyRules } from './read-lists.ts';
import { wordList } from './word-list.ts';

type Signal = { name: string; points: number; grave: boolean };

const signals: Signal[] = [...listRecords].flatMap(([name, { points, grave }]) =>
  points === undefined ? [] : [{ name, points, grave }],
);

/**
 * Whether a plain text describes a sexual scene with a minor without a sexual word: several lists
 * together, as a bed, a teacher and a secret.
 */
export function isIntimateScene(plain: string): boolean {
  if (!wordList('minors').isIn(plain) && !wordList('youthful').isIn(plain)) return false;
  const { limit, limitOfAnAge, cared } = policyRules.scene;
  const scene = wordList('unrelated').replaceIn(plain, ' ');
  const found = signals.filter(({ name }) => wordList(name).isIn(scene));
  const points = found.reduce((sum, signal) => sum + signal.points, 0);
  const isGrave = found.some(({ grave }) => grave);
  const care = !isGrave && wordList('caring').isIn(scene) ? cared : 0;
  return points - care >= (wordList('ofAnAge').isIn(plain) ? limitOfAnAge : limit);
}
