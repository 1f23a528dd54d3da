import { useState } from 'react';
import { type Box, isAdjusted, noAdjustments, type Size, type Turn } from '@tintory/paint-document';
import { ratioOf, type PaintSettings } from './settings.ts';
import { largestBox } from './stage/crop-box.ts';
import type { Viewport } from './stage/viewport.ts';
import { useDraftSteps, type DraftStepOptions } from './use-draft-steps.ts';

/**
 * The pending edit: a crop frame, shape, text or adjustments. The frame is null until placed; a
 * crop's is then the whole picture.
 */
export function useDraft({ viewport, ...options }: DraftStepOptions & { viewport: Viewport }) {
  const { document, settings, change } = options;
  const { announce, ...steps } = useDraftSteps(options);
  const [box, setBox] = useState<Box | null>(null);
  const { tool } = settings;
  const pending = isPending(settings, box, document.state());

  const drop = () => {
    setBox(null);
    if (tool === 'adjust') change({ adjustments: noAdjustments });
  };

  const placeShape = (shape: Box) => {
    steps.paintShape(shape);
    setBox(null);
  };

  const placeText = (place: Box) => {
    steps.paintText(place);
    setBox(null);
  };

  const crop = (frame: Box) => {
    steps.crop(frame);
    setBox(null);
  };

  /** Makes the draft part of the picture; nothing to do without one. */
  const apply = async () => {
    if (!pending) return;
    if (tool === 'adjust') await steps.adjust();
    if (!box) return;
    if (tool === 'shape') placeShape(box);
    if (tool === 'text') placeText(box);
    if (tool === 'crop') crop(box);
  };

  /** A text has its middle in its place; its frame is as large as its words. */
  const startText = () => {
    const { x, y, width, height } = viewport.inSight();
    setBox({ x: x + width / 2, y: y + height / 2, width: 0, height: 0 });
  };

  /** A shape without a pointer: half of the visible part, in its middle. */
  const addInMiddle = () => {
    if (tool === 'text') return startText();
    const { x, y, width, height } = viewport.inSight();
    setBox({ x: x + width / 4, y: y + height / 4, width: width / 2, height: height / 2 });
  };

  const chooseRatio = (ratio: string) => {
    change({ ratio });
    document.settle();
    const { picture } = document.layers;
    const value = ratioOf(ratio, picture);
    setBox(value ? largestBox(picture, value) : box);
  };

  const turn = (way: Turn) => {
    setBox(null);
    document.turn(way);
    announce(way);
  };

  return {
    ...{ box, setBox, pending, apply, drop, placeShape },
    ...{ startText, addInMiddle, chooseRatio, turn },
  };
}

/** Whether something is seen that is not part of the picture yet. */
function isPending(
  { tool, adjustments, text }: PaintSettings,
  box: Box | null,
  { width, height }: Size,
): boolean {
  if (tool === 'adjust') return isAdjusted(adjustments);
  if (!box) return false;
  if (tool === 'text') return text.trim() !== '';
  return tool !== 'crop' || box.width !== width || box.height !== height;
}
