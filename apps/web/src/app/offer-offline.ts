/** Has the browser keep the page that it shows without a connection, once this one is loaded. */
export async function offerOffline(): Promise<void> {
  if (!import.meta.env.PROD) return;
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  try {
    await navigator.serviceWorker.register('/service-worker.js');
  } catch {
    // Blocked with all site data, or not to be had here: the app works as well.
  }
}
