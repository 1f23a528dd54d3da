import type { PrintArea } from '@tintory/contract';

/** What is seen of a product's view, in its millimetres. */
export type ViewBox = { x: number; y: number; width: number; height: number };

/** Room around the area when it is looked at closely, of its size. */
const air = 1.36;
/** Where the area takes more of the view than this, there is nothing to come closer to. */
const closeEnough = 0.8;

const within = (value: number, high: number) => Math.min(Math.max(0, high), Math.max(0, value));

/** The part of the view around the area, of the same shape as the view. */
function nearBox({ x, y, width, height, view }: PrintArea): ViewBox {
  const share = Math.min(1, air * Math.max(width / view.width, height / view.height));
  const size = { width: view.width * share, height: view.height * share };
  return {
    ...size,
    x: within(x + width / 2 - size.width / 2, view.width - size.width),
    y: within(y + height / 2 - size.height / 2, view.height - size.height),
  };
}

export const hasNear = (area: PrintArea): boolean =>
  nearBox(area).width < closeEnough * area.view.width;

type Size = { width: number; height: number };

/**
 * What is seen on a stage: the whole view or the area alone, and around it as much as the stage has
 * room for.
 *
 * @param stage its size in pixels of the page
 */
export function viewBoxOf(area: PrintArea, near: boolean, stage: Size): ViewBox {
  const shown = near && hasNear(area) ? nearBox(area) : { x: 0, y: 0, ...area.view };
  const unit = Math.max(shown.width / stage.width, shown.height / stage.height);
  const [width, height] = [stage.width * unit, stage.height * unit];
  const x = shown.x - (width - shown.width) / 2;
  const y = shown.y - (height - shown.height) / 2;
  return { x, y, width, height };
}
