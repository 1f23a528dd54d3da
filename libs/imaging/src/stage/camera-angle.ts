import type { StudioName } from '@tintory/pixels';
import type { Backdrop, StageScene } from '../tasks.ts';
import { stageViews, type StageView } from './views.ts';

/** Places that are known by what is behind things, and not by what these stand on. */
const beheld: ReadonlySet<StudioName> = new Set(['garden', 'sunset', 'night']);

/** Whether a place has a horizon that no other view of it goes without. */
export const isSeenFromFront = (backdrop: Backdrop): boolean =>
  backdrop.kind === 'studio' && beheld.has(backdrop.studio);

/**
 * How a scene is seen: as it is wanted, and from above where its subject was photographed so.
 *
 * @param above the sine of the angle its photograph's camera looked down at, where that is known
 */
export function angleOf(scene: StageScene, above: number | undefined): StageView {
  const view = stageViews[scene.view ?? 'usual'];
  return above === undefined || isSeenFromFront(scene.backdrop) ? view : lookDown(view, above);
}

/** The floor's end lies this far above the picture, in heights. */
const beyondTop = 0.2;

/** Where things stand in such a picture, in heights from the top. */
const middle = 0.6;

/** How much deeper a floor's pattern is drawn than wide, a height below the horizon. */
const floorShape = 0.9 / 0.62;

/** The shadow of what lies flat has its own shape, and lies hardly beside it. */
const fall = { depth: 0.96, lean: 0.08 };

/** The same view by a camera that looks down: there is nothing but floor behind what it shows. */
function lookDown(view: StageView, sine: number): StageView {
  const horizon = floorShape * sine - middle - beyondTop;
  return { ...view, studio: { ...view.studio, horizon, fine: 1.75 }, fall, seamAt: -beyondTop };
}
