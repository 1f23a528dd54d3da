import { broadParts, mapPlane, type Plane } from '@tintory/pixels';

/** What is narrower than twice this and a pixel more is an outline drawn a little aside, or a hair. */
const radius = 3;

/**
 * How much of a cutout the models see otherwise: parts that they take for the subject's and that are
 * gone, or the other way round, in shares of what was cut out. What they only see less sharply is
 * left out, and what one of two sees as it was cut.
 *
 * @param mask 0 or 1
 * @param seen 0 to 1, of the same size
 * @param also what another model sees
 */
export function seenOtherwise(mask: Plane, seen: Plane, also: Plane = seen): number {
  const isOtherwise = (model: Plane, isTaken: boolean, i: number) =>
    isTaken !== (model.data[i] as number) > 0.5;
  const differs = mapPlane(mask, (value, i) =>
    isOtherwise(seen, value === 1, i) && isOtherwise(also, value === 1, i) ? 1 : 0,
  );
  return shareOf(mask, broadParts(differs, radius));
}

/** Doubt narrower than twice this and a pixel more is that of any outline. */
const soft = 4;
/** What a model neither sees nor does not see. */
const [hardly, nearly] = [0.1, 0.9];

/**
 * How much was kept that a model of people neither takes for theirs nor for what is behind them, as
 * between an arm and its body, in shares of what was cut out.
 */
export function halfSeen(mask: Plane, people: Plane): number {
  const doubted = mapPlane(mask, (taken, i) => {
    const value = people.data[i] as number;
    return taken === 1 && value > hardly && value < nearly ? 1 : 0;
  });
  return shareOf(mask, broadParts(doubted, soft));
}

function shareOf(mask: Plane, part: Plane): number {
  const area = sumOf(mask);
  return area === 0 ? 0 : sumOf(part) / area;
}

const sumOf = ({ data }: Plane): number => data.reduce((sum, value) => sum + value, 0);
