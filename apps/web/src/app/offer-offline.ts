/** Registers the service worker with the offline page, after the page has loaded. */
export async function offerOffline(): Promise<void> {
  if (!import.meta.env.PROD) return;
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  try {
    await navigator.serviceWorker.register('/service-worker.js');
  } catch {
    // Service workers may be blocked or unsupported; the app works without.
  }
}
