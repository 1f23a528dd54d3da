import { broadParts, mapPlane, type Plane } from '@tintory/pixels';

/** What is narrower than twice this and a pixel more is an outline drawn a little aside, or a hair. */
const radius = 3;

/**
 * How much of a cutout the models see otherwise: parts that they take for the subject's and that are
 * gone, or the other way round, in shares of what was cut out. What they only see less sharply is
 * left out.
 *
 * @param mask 0 or 1
 * @param seen 0 to 1, of the same size
 */
export function seenOtherwise(mask: Plane, seen: Plane): number {
  const differs = mapPlane(mask, (taken, i) =>
    (taken === 1) === (seen.data[i] as number) > 0.5 ? 0 : 1,
  );
  const area = sumOf(mask);
  return area === 0 ? 0 : sumOf(broadParts(differs, radius)) / area;
}

const sumOf = ({ data }: Plane): number => data.reduce((sum, value) => sum + value, 0);
