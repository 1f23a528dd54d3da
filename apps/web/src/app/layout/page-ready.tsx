import { useEffect } from 'react';

/** Tells `public/start-app.js` that React has hydrated, so that it replays earlier clicks. */
export function PageReady() {
  useEffect(() => {
    delete document.documentElement.dataset['member'];
    dispatchEvent(new Event('tintory:ready'));
  }, []);
  return null;
}
