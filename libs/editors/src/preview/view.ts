export type Size = { width: number; height: number };
export type Point = { x: number; y: number };

/**
 * How a picture is looked at: `scale` in multiples of its fitted size, `x` and `y` from the centre of
 * the stage to the centre of the picture, in pixels.
 */
export type View = Point & { scale: number };

/** A picture and the stage it is on. */
export type Frame = { picture: Size; stage: Size };

/** The whole picture, centred. */
export const fittedView: View = { scale: 1, x: 0, y: 0 };

const leastLimit = 4;
const mostLimit = 16;
const levels = [1, 1.5, 2, 3, 4, 6, 8, 12, 16] as const;

const within = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, value));

/** The largest size at which all of the picture is on the stage. */
export function fittedSize({ picture, stage }: Frame): Size {
  const share = Math.min(stage.width / picture.width, stage.height / picture.height);
  return { width: picture.width * share, height: picture.height * share };
}

/** How large a picture is shown, in multiples of its own pixels; before there is a stage, of its fitted size. */
export function shownScale({ scale }: View, frame: Frame): number {
  const { width } = fittedSize(frame);
  return width > 0 ? (scale * width) / frame.picture.width : scale;
}

/** Until each pixel of the picture covers two of the screen. */
export function largestScale(frame: Frame): number {
  const { width } = fittedSize(frame);
  return width > 0 ? within((2 * frame.picture.width) / width, leastLimit, mostLimit) : leastLimit;
}

/** The same view without a gap beside a picture that is larger than the stage. */
function keepInside(view: View, frame: Frame): View {
  if (view.scale === 1) return fittedView;
  const fitted = fittedSize(frame);
  const roomX = Math.max(0, (fitted.width * view.scale - frame.stage.width) / 2);
  const roomY = Math.max(0, (fitted.height * view.scale - frame.stage.height) / 2);
  // Adding nothing turns a negative zero into zero.
  return {
    scale: view.scale,
    x: within(view.x, -roomX, roomX) + 0,
    y: within(view.y, -roomY, roomY) + 0,
  };
}

/** Another scale with the same spot of the picture under the point, as far as the edges allow. */
export function zoomAbout(view: View, wanted: number, point: Point, frame: Frame): View {
  const scale = within(wanted, 1, largestScale(frame));
  const factor = scale / view.scale;
  const x = point.x - (point.x - view.x) * factor;
  const y = point.y - (point.y - view.y) * factor;
  return keepInside({ scale, x, y }, frame);
}

export const panBy = (view: View, by: Point, frame: Frame): View =>
  keepInside({ scale: view.scale, x: view.x + by.x, y: view.y + by.y }, frame);

/** The next of the levels above the scale (1) or below it (-1). */
export function nextLevel(scale: number, direction: 1 | -1): number {
  const beyond = levels.filter((level) => (level - scale) * direction > 0.01);
  return (direction === 1 ? beyond[0] : beyond.at(-1)) ?? scale;
}
