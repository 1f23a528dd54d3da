import { logOdds, resizePlane, shiftOdds, type Plane } from '@tintory/pixels';

/** Weights of the model, which recognizes subjects, and of contours, colours and focus. */
const [known, seen] = [1, 0.15];

/**
 * What the picture is of, by a model; what stands out moves it where the model is unsure.
 *
 * @param standsOut 0 to 1
 * @param subject the model's answer, of any size
 * @returns 0 to 1, of the first one's size
 */
export function believeModel(standsOut: Plane, subject: Plane): Plane {
  const believed = resizePlane(subject, standsOut.width, standsOut.height);
  for (let i = 0; i < believed.data.length; i += 1) {
    const model = logOdds(believed.data[i] as number);
    const rest = logOdds(standsOut.data[i] as number);
    believed.data[i] = shiftOdds(0.5, known * model + seen * rest);
  }
  return believed;
}
