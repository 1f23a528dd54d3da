import { useT } from '@tintory/i18n';
import type { PaintDocument } from '@tintory/paint-document';
import type { Stroke } from '@tintory/pixels';
import { useKit } from '@tintory/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { cutPicture } from './cut-picture.ts';
import type { Recut } from './recut-in-worker.ts';

type TapOptions = {
  document: PaintDocument;
  /** Most marks the tool takes. */
  most: number;
  say: (text: string) => void;
  recut?: Recut | undefined;
};

/** Radius of a tap as a share of the longer side: a fingertip on most screens. */
const tapRadius = 0.01;

/**
 * Cuts the picture again at each tap, one after the other, without blocking the editor. A tap and
 * its cut are one undo step.
 */
export function useTaps({ document, most, say, recut }: TapOptions) {
  const t = useT('paint');
  const { toast } = useKit();
  const [waiting, setWaiting] = useState<readonly Stroke[]>([]);
  const queue = useRef({ last: Promise.resolve(), dropped: new AbortController() });

  const cut = async (tap: Stroke, signal: AbortSignal) => {
    if (!recut || signal.aborted) return;
    const marks = [...document.layers.marks, tap];
    const picture = await cutPicture(document, marks, recut, signal);
    const before = document.layers.picture.pixels;
    if (picture.pixels.every((pixel, i) => pixel === before[i])) {
      toast({ tone: 'info', text: t(`paint:tap.nothing.${tap.mode}`) });
      return;
    }
    document.replace('tap', { marks, picture, cutMarks: marks });
    say(t(`paint:tap.done.${tap.mode}`));
  };

  /** @param point in fractions of the original */
  const tap = (mode: Stroke['mode'], [x, y]: readonly [x: number, y: number]) => {
    if (x < 0 || y < 0 || x > 1 || y > 1) return;
    if (document.layers.marks.length + waiting.length >= most) {
      return say(t('paint:marks.full', { most }));
    }
    const mark: Stroke = { mode, radius: tapRadius, points: [[x, y]], tap: true };
    const { last, dropped } = queue.current;
    setWaiting((all) => [...all, mark]);
    queue.current.last = last
      .then(() => cut(mark, dropped.signal))
      .catch(() => {
        if (!dropped.signal.aborted) toast({ tone: 'bad', text: t('paint:failed') });
      })
      .finally(() => setWaiting((all) => all.filter((one) => one !== mark)));
  };

  /**
   * Forgets taps that are not cut yet.
   *
   * @returns whether there were any
   */
  const drop = (): boolean => {
    queue.current.dropped.abort();
    queue.current.dropped = new AbortController();
    setWaiting([]);
    return waiting.length > 0;
  };

  useEffect(() => {
    const { current } = queue;
    return () => current.dropped.abort();
  }, []);

  return { waiting, tap, drop };
}
