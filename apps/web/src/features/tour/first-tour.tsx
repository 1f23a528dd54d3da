import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { endFirstVisit, isFirstVisit } from './first-visit.ts';

const Tour = lazy(async () => ({ default: (await import('./tour.tsx')).Tour }));

/** First the page is seen as it is, then the tour beside it. */
const restMs = 400;

/** The tour, to whoever sees a workbench for the first time; it never comes back. */
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
