import type { Page } from '@playwright/test';

/** Denies the page all browser storage, from before its first script. */
export const blockSiteData = (page: Page) =>
  page.addInitScript(() => {
    const deny = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    const storages = ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'BroadcastChannel'];
    for (const name of storages) Object.defineProperty(window, name, { get: deny, set: deny });
    Object.defineProperty(Document.prototype, 'cookie', { get: deny, set: deny });
    Object.defineProperty(Navigator.prototype, 'locks', { get: deny });
  });
