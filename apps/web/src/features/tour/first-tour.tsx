import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { endFirstVisit, isFirstVisit } from './first-visit.ts';

const Tour = lazy(async () => ({ default: (await import('./tour.tsx')).Tour }));

/** Shows the page first, then the tour beside it. */
const restMs = 400;

/** The tour for first-time visitors of a workbench; shown once. */
export function FirstTour({ takesPhoto }: { takesPhoto: boolean }) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!isFirstVisit()) return;
    const timer = setTimeout(() => {
      endFirstVisit();
      setShown(true);
    }, restMs);
    return () => clearTimeout(timer);
  }, []);
  const end = useCallback(() => setShown(false), []);
  if (!shown) return null;
  return (
    <Suspense>
      <Tour takesPhoto={takesPhoto} onEnd={end} />
    </Suspense>
  );
}
