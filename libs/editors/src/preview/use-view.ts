import { useLayoutEffect, useState, type RefObject } from 'react';
import {
  fittedView,
  largestScale,
  nextLevel,
  panBy,
  shownScale,
  zoomAbout,
  type Frame,
  type Point,
  type Size,
  type View,
} from './view.ts';

type State = { index: number; view: View; limit: number; smooth: boolean };

const centre: Point = { x: 0, y: 0 };

/** What a double click zooms to. */
const closeUp = 2.5;

function sizeOf(element: HTMLElement | null): Size {
  const box = element?.getBoundingClientRect();
  return { width: box?.width ?? 0, height: box?.height ?? 0 };
}

/** The stage's layout size: an opening dialog is still scaled down. */
function useStageSize(stage: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const measure = () => {
      const { clientWidth: width = 0, clientHeight: height = 0 } = stage.current ?? {};
      setSize({ width, height });
    };
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, [stage]);
  return size;
}

/** Zoom and place of the picture at the index; each picture starts whole. */
export function useView(stage: RefObject<HTMLElement | null>, picture: Size, index: number) {
  const whole: State = { index, view: fittedView, limit: Infinity, smooth: false };
  const [stored, setStored] = useState(whole);
  const { view, limit, smooth } = stored.index === index ? stored : whole;
  const stageSize = useStageSize(stage);

  /** `smooth` for a step; what a hand or a wheel moves has to follow at once. */
  const change = (next: (view: View, frame: Frame) => View, smooth: boolean) => {
    const frame = { picture, stage: sizeOf(stage.current) };
    setStored((known) => {
      const now = known.index === index ? known.view : fittedView;
      return { index, view: next(now, frame), limit: largestScale(frame), smooth };
    });
  };
  const zoomStep = (direction: 1 | -1) =>
    change((now, frame) => zoomAbout(now, nextLevel(now.scale, direction), centre, frame), true);

  return {
    view,
    smooth,
    /** As a person reads it: 1 where a pixel of the picture is one of the page. */
    shownScale: shownScale(view, { picture, stage: stageSize }),
    zoomed: view.scale > 1,
    canZoomIn: view.scale < limit,
    zoomIn: () => zoomStep(1),
    zoomOut: () => zoomStep(-1),
    fit: () => change(() => fittedView, true),
    /** Close to the point and back again. */
    toggleAt: (point: Point) =>
      change((now, frame) => zoomAbout(now, now.scale > 1 ? 1 : closeUp, point, frame), true),
    scaleAt: (point: Point, factor: number) =>
      change((now, frame) => zoomAbout(now, now.scale * factor, point, frame), false),
    pan: (by: Point, smooth = false) => change((now, frame) => panBy(now, by, frame), smooth),
  };
}

export type PictureView = ReturnType<typeof useView>;
