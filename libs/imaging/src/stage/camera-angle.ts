import type { StudioName } from '@tintory/pixels';
import type { Backdrop, StageScene } from '../tasks.ts';
import { stageViews, type StageView } from './views.ts';

/** Places that are known by what is behind things, and not by what these stand on. */
const beheld: ReadonlySet<StudioName> = new Set(['garden', 'sunset', 'night']);

/** The sine of the angle a camera looks down at that sees nothing but the ground. */
export const straightDown = 1;

/** Whether a place has a horizon that no other view of it goes without. */
export const isSeenFromFront = (backdrop: Backdrop): boolean =>
  backdrop.kind === 'studio' && (beheld.has(backdrop.studio) || backdrop.setting !== undefined);

/** Whether there is a floor, or something that may be one, for things to stand on. */
const hasFloor = (backdrop: Backdrop): boolean =>
  backdrop.kind === 'color'
    ? !backdrop.flat
    : backdrop.kind !== 'gradient' && backdrop.kind !== 'pattern';

/**
 * Where things stand in a scene, in heights from the top; nowhere in front of what has no floor, nor
 * on one that is seen from straight above.
 */
export function groundOf(
  { backdrop, isFromAbove }: Pick<StageScene, 'backdrop' | 'isFromAbove'>,
  { ground }: StageView,
): number | undefined {
  const isFlat = isFromAbove && !isSeenFromFront(backdrop);
  return isFlat || !hasFloor(backdrop) ? undefined : ground;
}

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

/** Places that are a surface: without it nothing of them would be there. */
const surfaces: ReadonlySet<StudioName> = new Set(['wood', 'marble']);

/** Places that are known by their ground, which reaches to the horizon. */
const lands: ReadonlySet<StudioName> = new Set(['sand', 'grass']);

/** Where that horizon lies behind somebody who is seen from the hips upwards, in heights from the top. */
const horizonBehind = 0.68;

/** A wall that reaches below the picture. */
const beyondFoot = 1.3;

/**
 * The same view behind what its photograph cuts off below. Its foot is out of the picture, so that no
 * floor could be right under it: a land is seen far behind it, a surface all around, and of any other
 * place the wall.
 */
export function behindCut(view: StageView, backdrop: Backdrop): StageView {
  if (view.seamAt !== undefined) return view;
  const place = backdrop.kind === 'studio' && !backdrop.setting ? backdrop.studio : undefined;
  if (place && surfaces.has(place)) return lookDown(view, straightDown);
  if (!place || !lands.has(place)) return { ...view, seamAt: beyondFoot };
  return { ...view, studio: { ...view.studio, isFar: true }, seamAt: horizonBehind };
}
