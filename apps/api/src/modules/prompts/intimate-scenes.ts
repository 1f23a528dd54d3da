import { among } from './company-words.ts';
import { wanted } from './lure-words.ts';
import { minors, ofAnAge } from './minor-words.ts';
import { caring, unrelated, youthful } from './scene-context.ts';
import { shown } from './scene-words.ts';
import type { Signal } from './signal.ts';
import { done } from './touch-words.ts';

const parts = [shown, done, among, wanted];
const everyday = parts.flatMap((part) => part.everyday);
const grave = parts.flatMap((part) => part.grave);

/** Points of a scene that nobody gets, fewer with those of an age; what care takes off everyday things. */
const limit = 4;
const limitOfAnAge = 3;
const cared = 2;

/**
 * Whether a plain text shows a minor in a scene of which no word is sexual and which is so as a
 * whole: a bed and a teacher, a secret and a kiss. Each signal counts once, however often its words
 * stand there.
 */
export function isIntimateScene(plain: string): boolean {
  if (!minors.test(plain) && !youthful.test(plain)) return false;
  const scene = plain.replace(unrelated, ' ');
  const graveness = pointsOf(scene, grave);
  const care = graveness === 0 && caring.test(scene) ? cared : 0;
  return (
    pointsOf(scene, everyday) + graveness - care >= (ofAnAge.test(plain) ? limitOfAnAge : limit)
  );
}

const pointsOf = (scene: string, signals: readonly Signal[]): number =>
  signals.reduce((sum, { points, words }) => sum + (words.test(scene) ? points : 0), 0);
