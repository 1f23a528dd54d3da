import { logOdds, resizePlane, shiftOdds, type Plane } from '@tintory/pixels';

/** What a model that knows what pictures are of counts, and contours, colours and focus beside it. */
const [known, seen] = [1.6, 0.15];
/** What those count more where the model is not to be trusted. */
const seenInstead = 0.95;

/** The share of the subject that a model may be in doubt about: up to this it is right, from that it guesses. */
const [right, guessing] = [0.08, 0.4];
/** A subject smaller than this share of the picture is not seen; half the trust then is that there is none. */
const leastSeen = 0.02;

/**
 * What the picture is of, by a model; what stands out moves it where the model is in doubt, and
 * takes its place in a picture of which all of the model's answer is doubt: nothing it has learned
 * from was like that.
 *
 * @param standsOut 0 to 1
 * @param subject the model's answer, of any size
 * @returns 0 to 1, of the first one's size
 */
export function believeModel(standsOut: Plane, subject: Plane): Plane {
  const trust = trustIn(subject);
  const [forModel, forRest] = [known * trust, seen + seenInstead * (1 - trust)];
  const believed = resizePlane(subject, standsOut.width, standsOut.height);
  for (let i = 0; i < believed.data.length; i += 1) {
    const model = logOdds(believed.data[i] as number);
    const rest = logOdds(standsOut.data[i] as number);
    believed.data[i] = shiftOdds(0.5, forModel * model + forRest * rest);
  }
  return believed;
}

function trustIn({ data }: Plane): number {
  let [doubt, area, sure] = [0, 0, 0];
  for (const value of data) {
    doubt += 4 * value * (1 - value);
    area += value;
    if (value > 0.5) sure += 1;
  }
  const least = sure < leastSeen * data.length ? 0.5 : 0;
  const trust = (guessing - doubt / Math.max(1, area)) / (guessing - right);
  return Math.min(1, Math.max(least, trust));
}
