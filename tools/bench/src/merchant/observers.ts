/** Runs in every page before anything else; what it sees stands in `window.seen`. */
export const observers = `
window.seen = { lcp: 0, cls: 0, interactions: [], told: [], done: [] };
const observe = (type, look, more = {}) =>
  new PerformanceObserver((list) => list.getEntries().forEach(look)).observe({ type, buffered: true, ...more });
observe('largest-contentful-paint', ({ startTime }) => { seen.lcp = startTime; });
observe('layout-shift', ({ value, hadRecentInput }) => { if (!hadRecentInput) seen.cls += value; });
observe('event', ({ name, duration, interactionId }) => {
  if (interactionId) seen.interactions.push({ name, ms: duration });
}, { durationThreshold: 16 });

window.WebSocket = class extends WebSocket {
  constructor(...given) {
    super(...given);
    this.addEventListener('message', ({ data }) => {
      const { type, batch } = JSON.parse(data);
      if (type === 'batch') seen.told.push({ at: performance.now(), done: batch.counts.succeeded });
    });
  }
};
const rows = new Set();
new MutationObserver(() => {
  for (const row of document.querySelectorAll('[data-state=succeeded]')) {
    const place = row.closest('li')?.getAttribute('aria-posinset');
    if (!place || rows.has(place)) continue;
    rows.add(place);
    seen.done.push({ at: performance.now(), done: rows.size });
  }
}).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-state'] });
`;
