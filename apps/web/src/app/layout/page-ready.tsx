import { useEffect } from 'react';

/** Tells `public/start-app.js` that React has the page: what was clicked before is clicked now. */
export function PageReady() {
  useEffect(() => {
    delete document.documentElement.dataset['member'];
    dispatchEvent(new Event('tintory:ready'));
  }, []);
  return null;
}
