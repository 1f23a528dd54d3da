/* global document, history, location */
import { byId, make, makeButton } from './element.js';

/**
 * @typedef {{
 *   key: number, label: string, href: string | null, primary: boolean, critical: boolean,
 *   disabled: boolean, loading: boolean, group?: string, home?: boolean,
 * }} AppItem
 */

/** @param {string} path */
const bare = (path) => (path.split(/[?#]/)[0] ?? '').replace(/\/+$/, '');

/**
 * Title, buttons and navigation of the app, as it asks for them.
 *
 * @param {{ appOrigin: string, app: string }} config
 * @param {string} appName
 * @param {(key: number) => void} press
 */
export function createChrome({ appOrigin, app }, appName, press) {
  const title = byId('title');
  const actions = byId('actions');
  const crumb = /** @type {HTMLAnchorElement} */ (byId('crumb'));
  const home = /** @type {HTMLAnchorElement} */ (byId('app-home'));
  const list = byId('app-links');
  /** @type {{ link: HTMLAnchorElement, path: string }[]} */
  let links = [];
  let address = '';

  /** @param {string} href */
  const pathOf = (href) => {
    const url = new URL(href, new URL(address, appOrigin));
    return url.pathname + url.search + url.hash;
  };

  /** @param {HTMLAnchorElement} link @param {AppItem} item */
  function lead(link, item) {
    const path = pathOf(item.href ?? '');
    link.href = app + path;
    link.onclick = (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      press(item.key);
    };
    return { link, path };
  }

  /** @param {AppItem} item */
  function navItem(item) {
    const link = make('a', { textContent: item.label });
    list.append(make('li', {}, link));
    return lead(link, item);
  }

  return {
    /** @param {{ title: string, crumb: AppItem | null, buttons: AppItem[], links: AppItem[] }} view */
    show(view) {
      title.replaceChildren(
        ...(view.title && view.title !== appName
          ? [make('small', {}, `${appName} / `), view.title]
          : [appName]),
      );
      document.title = `${view.title || appName} · ${appName}`;
      crumb.hidden = !view.crumb;
      if (view.crumb) {
        crumb.textContent = `‹ ${view.crumb.label}`;
        lead(crumb, view.crumb);
      }
      actions.replaceChildren(
        ...view.buttons.map(({ key, label, group, primary, ...look }) =>
          makeButton(group ? `${group}: ${label}` : label, () => press(key), {
            ...look,
            main: primary,
          }),
        ),
      );
      list.replaceChildren();
      links = view.links.map((item) => (item.home ? lead(home, item) : navItem(item)));
      mark(links, address);
    },
    /** @param {string} next the page's address from the app's origin on */
    moved(next) {
      address = next;
      if (location.pathname + location.search + location.hash !== app + next)
        history.replaceState(null, '', app + next);
      mark(links, address);
    },
  };
}

/**
 * Marks the link with the longest path that the page's own starts with.
 *
 * @param {{ link: HTMLAnchorElement, path: string }[]} links
 * @param {string} address
 */
function mark(links, address) {
  const page = bare(address);
  const fits = (/** @type {{ path: string }} */ { path }) =>
    page === bare(path) || page.startsWith(`${bare(path)}/`);
  const [best] = links.filter(fits).sort((one, two) => two.path.length - one.path.length);
  for (const { link } of links)
    if (link === best?.link) link.ariaCurrent = 'page';
    else link.ariaCurrent = null;
}
