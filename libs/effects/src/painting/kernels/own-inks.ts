import type { LabImage, Plane } from '@tintory/pixels';
import { nearestColor, type LabColor } from './lab-clusters.ts';
import { paintFace } from './face-inks.ts';
import { findPatches, type Patches } from './ink-patches.ts';
import type { FaceArea } from './painting-options.ts';
import { nearestOf, pushedApart } from './tell-apart.ts';
import { paintTellingColors } from './telling-colors.ts';

/** Inks, the lightest first, and the ink of each pixel. */
export type Separation = { colors: LabColor[]; labels: Plane };

type Splitting = { unit: number; faces: readonly FaceArea[]; hueWeight: number };

/**
 * Gives separate inks to areas that would merge: a shirt on a wall of nearly its colour, a face in
 * the wall's ink, lips, and small spots of a distinct colour.
 *
 * @param lab with a* and b* multiplied by `hueWeight`
 */
export function giveOwnInks(
  lab: LabImage,
  { colors, labels }: Separation,
  { unit, faces, hueWeight }: Splitting,
): Separation {
  const inks = [...colors];
  const owner = { ...labels, data: labels.data.slice() };
  splitPatches(lab, inks, owner, findPatches(lab, labels, unit));
  for (const face of faces) {
    if (inks.length < colors.length + mostMore) paintFace(lab, inks, owner, face, hueWeight);
  }
  paintTellingColors(lab, inks, owner, { hueWeight, most: colors.length + mostMore });
  return lightestFirst(inks, owner);
}

/** Largest number of split patches, and of additional inks in all: more is no poster. */
const [mostSplits, mostMore] = [2, 4];

function splitPatches(lab: LabImage, inks: LabColor[], owner: Plane, patches: Patches): void {
  const taken = new Set<number>();
  for (const { larger, smaller } of patches.meetings) {
    if (taken.size === mostSplits) return;
    const ink = patches.all[smaller]?.ink as number;
    if (taken.has(ink)) continue;
    taken.add(ink);
    const [stays, leaves] = [patches.all[larger], patches.all[smaller]].map(
      (patch) => patch?.mean as LabColor,
    ) as [LabColor, LabColor];
    const isOfSmaller = patches.all.map(({ mean }) => nearestColor([stays, leaves], ...mean) === 1);
    for (let i = 0; i < owner.data.length; i += 1) {
      if (owner.data[i] !== ink) continue;
      const patch = (patches.at[i] as number) - 1;
      const moves = patch >= 0 ? isOfSmaller[patch] : nearestOf(lab, i, [stays, leaves]) === 1;
      if (moves) owner.data[i] = inks.length;
    }
    [inks[ink], inks[inks.length]] = pushedApart(stays, leaves);
  }
}

function lightestFirst(colors: LabColor[], labels: Plane): Separation {
  const order = colors
    .map((_, i) => i)
    .sort((a, b) => (colors[b]?.[0] ?? 0) - (colors[a]?.[0] ?? 0));
  const place = Float32Array.from(colors, (_, i) => order.indexOf(i));
  for (let i = 0; i < labels.data.length; i += 1) {
    labels.data[i] = place[labels.data[i] as number] as number;
  }
  return { colors: order.map((i) => colors[i] as LabColor), labels };
}
