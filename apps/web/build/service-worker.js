/* global self, caches, fetch, URL */
// Keeps the page that is shown without a connection, and files whose names change with what they hold.
// Pages themselves always come from the server, so that nobody is left with an old one.
const offlinePages = ['%OFFLINE_PAGES%'];
const store = 'tintory-%VERSION%';

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(store).then((cache) => cache.addAll(offlinePages)));
  self.skipWaiting();
});

async function start() {
  const names = (await caches.keys()).filter((name) => name !== store);
  await Promise.all(names.map((name) => caches.delete(name)));
  // A page is asked for while the worker still starts.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}
self.addEventListener('activate', (event) => event.waitUntil(start()));

async function openPage(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    const { pathname } = new URL(event.request.url);
    const own = offlinePages.findLast((page) =>
      `${pathname}/`.startsWith(page.replace('offline', '')),
    );
    return caches.match(own);
  }
}

async function openAsset(request) {
  const known = await caches.match(request);
  if (known) return known;
  const response = await fetch(request);
  if (response.ok) await (await caches.open(store)).put(request, response.clone());
  return response;
}

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== self.location.origin) return;
  if (mode === 'navigate') event.respondWith(openPage(event));
  else if (pathname.startsWith('/assets/')) event.respondWith(openAsset(event.request));
});
