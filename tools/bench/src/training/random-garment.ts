import type { GarmentCut } from '../garments/garment-cut.ts';
import type { Choice } from './random-choice.ts';

type Spot = readonly [number, number];

const middle = 400;
const line = (spots: readonly Spot[]): string =>
  `M${spots.map(([x, y]) => `${x.toFixed(0)} ${y.toFixed(0)}`).join(' L')}Z`;
const mirrored = ([x, y]: Spot): Spot => [2 * middle - x, y];

/** A garment nobody sells: any sleeves, neckline, length and flare, on 800 × 1000. */
export function randomGarment(choice: Choice): GarmentCut {
  const kind = choice.one(['top', 'top', 'top', 'open', 'open', 'bottom', 'trousers']);
  if (kind === 'bottom') return skirt(choice);
  if (kind === 'trousers') return trousers(choice);
  return kind === 'open' ? openFront(choice) : top(choice);
}

/** Half of the body above the waist, in pixels from the middle and from the top. */
function randomBody(choice: Choice) {
  const shoulder = choice.between(120, 190);
  const high = choice.between(100, 190);
  const half = choice.between(0.85, 1.1) * shoulder;
  const hem = choice.chance(0.25) ? choice.between(800, 960) : choice.between(560, 860);
  return {
    high,
    neck: choice.between(45, 0.75 * shoulder),
    deep: choice.between(15, 170),
    shoulder: [middle + shoulder, high + choice.between(15, 45)] as Spot,
    armpit: [middle + half, high + choice.between(120, 230)] as Spot,
    waist: [middle + half * choice.between(0.8, 1.05), (high + hem) / 2] as Spot,
    hem: [middle + half * choice.between(0.85, hem > 800 ? 1.6 : 1.15), hem] as Spot,
  };
}
type Body = ReturnType<typeof randomBody>;

/** From the shoulder round the cuff to the armpit; down beside the body, or held away from it. */
function randomSleeve(choice: Choice, { shoulder, armpit }: Body, long: boolean): Spot[] {
  const turn = choice.chance(0.6) ? choice.between(0.12, 0.5) : choice.between(0.5, 1.3);
  const far = long ? choice.between(380, 620) : choice.between(110, 260);
  const [ahead, down] = [Math.sin(turn), Math.cos(turn)];
  const wide = choice.between(0.3, 0.75) * (armpit[1] - shoulder[1]) + 25;
  const tip: Spot = [shoulder[0] + far * ahead, shoulder[1] + far * down];
  const inner: Spot = [tip[0] - wide * down, tip[1] + wide * ahead];
  const elbow: Spot = [
    (shoulder[0] + tip[0]) / 2 + choice.between(0, 30),
    (shoulder[1] + tip[1]) / 2 - choice.between(0, 25),
  ];
  return [shoulder, elbow, tip, inner, armpit];
}

function randomSide(choice: Choice, body: Body): (long: boolean | undefined) => Spot[] {
  const hem: Spot[] = [body.waist, body.hem];
  return (long) =>
    long === undefined
      ? [
          body.shoulder,
          [body.shoulder[0] - choice.between(0, 60), body.armpit[1] - 40],
          body.armpit,
          ...hem,
        ]
      : [...randomSleeve(choice, body, long), ...hem];
}

const randomLength = (choice: Choice) => choice.one([true, true, false, undefined]);

function neckline(choice: Choice, { high, neck, deep }: Body): string {
  const [left, right] = [middle - neck, middle + neck];
  const bottom = high + deep;
  return choice.chance(0.5)
    ? `M${left} ${high} Q${middle} ${bottom + deep} ${right} ${high}`
    : `M${left} ${high} L${middle} ${bottom} L${right} ${high}`;
}

function top(choice: Choice): GarmentCut {
  const body = randomBody(choice);
  const side = randomSide(choice, body);
  const long = randomLength(choice);
  // Each side lies as it fell.
  const around = [...side(long), ...side(long).map(mirrored).toReversed()];
  const neck = neckline(choice, body);
  const cloth = `${neck} L${line(around).slice(1)}`;
  const back = `${neck} Q${middle} ${body.high - 25} ${middle - body.neck} ${body.high}Z`;
  const { high, neck: wide } = body;
  const collar = `M${middle - wide} ${high} L${middle - wide * 0.8} ${high - choice.between(20, 120)} H${middle + wide * 0.8} L${middle + wide} ${high}Z`;
  return {
    name: 'top',
    cloth: choice.chance(0.25) ? [cloth, collar] : [cloth],
    ...(choice.chance(0.7) ? { inside: [back] } : {}),
    seams: randomSeams(choice, body),
  };
}

/** Two fronts with a gap; its lining shows in all of it, in its upper part, or the ground does. */
function openFront(choice: Choice): GarmentCut {
  const body = randomBody(choice);
  const side = randomSide(choice, body);
  const long = randomLength(choice);
  const [above, below] = [choice.between(10, 0.7 * body.neck), choice.between(6, 70)];
  const edge: Spot[] = [
    [middle + below, body.hem[1] + choice.between(-10, 30)],
    [middle + above, body.high + body.deep + 60],
    [middle + body.neck, body.high],
  ];
  const back = choice.one([body.high + 60, body.high + body.deep + 120, body.hem[1] - 20]);
  const { neck, high } = body;
  const lining: Spot[] = [
    [middle - neck, high],
    [middle + neck, high],
    [middle + Math.max(above, below) + 12, back],
    [middle - Math.max(above, below) - 12, back],
  ];
  return {
    name: 'open',
    cloth: [line([...side(long), ...edge]), line([...side(long), ...edge].map(mirrored))],
    inside: [line(lining)],
    seams: randomSeams(choice, body),
  };
}

function skirt(choice: Choice): GarmentCut {
  const [waist, flare] = [choice.between(80, 140), choice.between(0.95, 2.4)];
  const [high, low] = [choice.between(90, 220), choice.between(520, 930)];
  const right: Spot[] = [
    [middle + waist, high],
    [middle + waist * ((1 + flare) / 2 + 0.2), (high + low) / 2],
    [middle + waist * flare, low],
  ];
  return {
    name: 'skirt',
    cloth: [line([...right, ...right.map(mirrored).toReversed()])],
    seams: [`M${middle - waist} ${high + 40}H${middle + waist}`],
  };
}

function trousers(choice: Choice): GarmentCut {
  const [waist, hip] = [choice.between(90, 130), choice.between(125, 165)];
  const [high, crotch] = [choice.between(60, 140), choice.between(300, 420)];
  const low = choice.chance(0.3) ? crotch + choice.between(80, 200) : choice.between(820, 960);
  const apart = choice.between(8, 90);
  const leg = choice.between(60, 130);
  const right: Spot[] = [
    [middle + waist, high],
    [middle + hip, (high + crotch) / 2],
    [middle + apart + leg, low],
    [middle + apart, low],
    [middle, crotch],
  ];
  return {
    name: 'trousers',
    cloth: [line([...right, ...right.map(mirrored).toReversed()])],
    seams: [`M${middle - waist} ${high + 35}H${middle + waist}`, `M${middle} ${high}V${crotch}`],
  };
}

function randomSeams(choice: Choice, { high, deep, hem, armpit }: Body): string[] {
  const all = [
    `M${middle} ${high + deep}V${hem[1]}`,
    `M${2 * middle - hem[0]} ${hem[1] - 30}H${hem[0]}`,
    `M${middle - 110} ${hem[1] - 160}h90v110h-90Z M${middle + 20} ${hem[1] - 160}h90v110h-90Z`,
    `M${armpit[0]} ${armpit[1]} Q${armpit[0] - 30} ${high + 60} ${armpit[0] - 10} ${high + 20}`,
  ];
  return all.filter(() => choice.chance(0.4));
}
