type Gtag = (...command: unknown[]) => void;

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const started = new Map<string, Gtag>();

/** Loads Google's tag once; it sends nothing by itself. */
function start(id: string): Gtag {
  const layer = (window.dataLayer ??= []);
  // Google's script tells commands from data by their being `arguments`, not a list.
  const gtag: Gtag = function () {
    // eslint-disable-next-line prefer-rest-params
    layer.push(arguments);
  };
  gtag('js', new Date());
  gtag('config', id, { send_page_view: false });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
  started.set(id, gtag);
  return gtag;
}

/** Tells GA4 of a page, without the query of its address: that may hold what opens an account. */
export function viewByGa4(id: string, path: string, language: string): void {
  const gtag = started.get(id) ?? start(id);
  gtag('event', 'page_view', { page_location: location.origin + path, language });
}
