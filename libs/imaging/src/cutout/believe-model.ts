import { logOdds, resizePlane, shiftOdds, type Plane } from '@tintory/pixels';

/** What a model that knows what pictures are of counts, and contours, colours and focus beside it. */
const [known, seen] = [1.6, 0.15];
/** What those count more where the model is not to be trusted. */
const seenInstead = 0.95;

/** The share of the subject that a model may be in doubt about: up to this it is right, from that it guesses. */
const [right, guessing] = [0.08, 0.4];
/** Outlines are soft over this share of the longer side: that is no doubt, and thin things are all outline. */
const softShare = 1 / 180;
/** A subject smaller than this share of the picture is not seen; half the trust then is that there is none. */
const leastSeen = 0.02;
/** From this trust on a model needs no help of others. */
const trusted = 0.5;
/** How far it is to be trusted at least about what a detector found as well. */
const trustedWithBox = 0.7;

/**
 * What the picture is of, by a model; what stands out moves it where the model is in doubt, and
 * takes its place in a picture of which all of the model's answer is doubt: nothing it has learned
 * from was like that.
 *
 * @param standsOut 0 to 1
 * @param subject the model's answer, of any size
 * @param isBoxed whether that is of what a detector found as well
 * @returns 0 to 1, of the first one's size
 */
export function believeModel(standsOut: Plane, subject: Plane, isBoxed = false): Plane {
  const trust = Math.max(isBoxed ? trustedWithBox : 0, trustIn(subject));
  const [forModel, forRest] = [known * trust, seen + seenInstead * (1 - trust)];
  const believed = resizePlane(subject, standsOut.width, standsOut.height);
  for (let i = 0; i < believed.data.length; i += 1) {
    const model = logOdds(believed.data[i] as number);
    const rest = logOdds(standsOut.data[i] as number);
    believed.data[i] = shiftOdds(0.5, forModel * model + forRest * rest);
  }
  return believed;
}

/** How far a model's answer is to be trusted, 0 to 1: how little of the subject it is in doubt about. */
export function trustIn(subject: Plane): number {
  let [doubt, area, sure] = [0, 0, 0];
  for (const value of subject.data) {
    doubt += 4 * value * (1 - value);
    area += value;
    if (value > 0.5) sure += 1;
  }
  const soft = outlineOf(subject) * softShare * Math.max(subject.width, subject.height);
  const doubted = Math.max(0, doubt - soft) / Math.max(1, area);
  const least = sure < leastSeen * subject.data.length ? 0.5 : 0;
  return Math.min(1, Math.max(least, (guessing - doubted) / (guessing - right)));
}

/** Whether a model's answer is to be trusted without the help of others. */
export const isTrusted = (subject: Plane): boolean => trustIn(subject) >= trusted;

/** How many places have another side than the place to their right or below. */
function outlineOf({ data, width }: Plane): number {
  let length = 0;
  for (let i = 0; i < data.length; i += 1) {
    const inside = (data[i] as number) > 0.5;
    const right = (i + 1) % width === 0 ? inside : (data[i + 1] as number) > 0.5;
    const below = i + width < data.length ? (data[i + width] as number) > 0.5 : inside;
    if (inside !== right || inside !== below) length += 1;
  }
  return length;
}
