import { useRef, useState, type RefObject } from 'react';
import { readsFromRight } from './reading-direction.ts';
import { followed, speedOf, swipeStep, type Sample } from './swipe.ts';

type SwipeOptions = {
  stage: RefObject<HTMLElement | null>;
  index: number;
  total: number;
  onStep: (by: 1 | -1) => void;
};

/** Swiping: the picture follows the finger, and continues or returns on release. */
export function useSwipe({ stage, index, total, onStep }: SwipeOptions) {
  const [drag, setDrag] = useState(0);
  const samples = useRef<Sample[]>([]);
  const startX = useRef(0);

  const follow = (x: number, time: number) => {
    samples.current = [...samples.current.slice(-12), { x, time }];
    const distance = x - startX.current;
    setDrag(followed({ distance, index, total, rtl: readsFromRight() }));
  };
  const release = (x: number, time: number) => {
    const step = swipeStep({
      distance: x - startX.current,
      speed: speedOf(samples.current, time),
      width: stage.current?.getBoundingClientRect().width ?? 0,
      index,
      total,
      rtl: readsFromRight(),
    });
    setDrag(0);
    if (step !== 0) onStep(step);
  };
  return {
    /** Pixels to the right of its place; 0 at rest. */
    drag,
    begin: (x: number) => {
      startX.current = x;
      samples.current = [];
    },
    follow,
    release,
    cancel: () => setDrag(0),
  };
}

export type SwipeMotion = ReturnType<typeof useSwipe>;
