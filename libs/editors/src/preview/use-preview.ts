import { useState, type RefObject } from 'react';
import type { PreviewImage } from '@tintory/tools-ui';
import { isComparable } from './use-before.ts';
import type { PreviewCommand } from './preview-keys.ts';
import { useView } from './use-view.ts';

type Images = readonly [PreviewImage, ...PreviewImage[]];

/** Pixels that an arrow key moves a zoomed picture. */
const panStep = 80;

/** Which picture is shown, and how; it stops at both ends. */
export function usePreview(
  images: Images,
  startIndex: number,
  stage: RefObject<HTMLElement | null>,
) {
  const last = images.length - 1;
  const within = (index: number) => Math.min(last, Math.max(0, index));
  const [shown, setShown] = useState({ index: within(startIndex), glide: false });
  const [compare, setCompare] = useState(false);
  const index = within(shown.index);
  const image = images[index] ?? images[0];
  const zoom = useView(stage, image, index);

  const move = (target: (index: number) => number) =>
    setShown((known) => {
      const next = within(target(within(known.index)));
      // Between distant pictures there is nothing to glide over.
      return { index: next, glide: Math.abs(next - known.index) <= 1 };
    });
  const comparable = isComparable(image);
  const toggleCompare = () => comparable && setCompare((on) => !on);
  const step = (by: 1 | -1) => move((now) => now + by);

  const run = (command: PreviewCommand) => {
    if (command.do === 'step') step(command.by);
    else if (command.do === 'first') move(() => 0);
    else if (command.do === 'last') move(() => last);
    else if (command.do === 'compare') toggleCompare();
    else if (command.do === 'pan')
      zoom.pan({ x: -command.x * panStep, y: -command.y * panStep }, true);
    else zoom[command.do]();
  };
  return {
    images,
    image,
    index,
    total: images.length,
    glide: shown.glide,
    show: (target: number) => move(() => target),
    step,
    zoom,
    comparable,
    comparing: compare && comparable,
    toggleCompare,
    run,
  };
}

export type PreviewState = ReturnType<typeof usePreview>;
