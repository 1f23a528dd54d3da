import { escapeHtml, htmlPage } from '../../../html-page.ts';
import type { Shop } from '../../model.ts';
import { adminPath, app, appPath } from '../address.ts';
import { adminStyle } from './style.ts';

export type Section = 'products' | 'charges' | 'installation' | 'webhooks' | 'app';

export type Shell = {
  shop: Shop;
  shops: Shop[];
  section: Section | null;
  title: string;
  /** HTML. */
  body: string;
};

const sections: [Section, string][] = [
  ['products', 'Products'],
  ['charges', 'Plan and charges'],
  ['installation', 'Installation'],
  ['webhooks', 'Webhooks'],
];

const item = (href: string, label: string, current: boolean): string =>
  `<li><a href="${escapeHtml(href)}"${current ? ' aria-current="page"' : ''}>${escapeHtml(label)}</a></li>`;

/** The navigation of every page: the store's, and a place for the app's. */
function side({ shop, shops, section }: Shell): string {
  const store = sections.map(([name, label]) =>
    item(adminPath(shop, `/${name}`), label, name === section),
  );
  const others = shops
    .filter((one) => one !== shop)
    .map((one) => `<a href="${adminPath(one)}">${escapeHtml(one.name)}</a>`);
  return `<div class="side" id="side">
    <div class="brand"><strong>${escapeHtml(shop.name)}</strong><span class="soft">Sandbox admin</span></div>
    <button class="menu" aria-expanded="false" aria-controls="navigation">Menu</button>
    <nav id="navigation" aria-label="Store">
      <ul>${store.join('')}</ul>
      <h2>Apps</h2>
      <div class="app"><a id="app-home" href="${appPath(shop)}"${section === 'app' ? ' aria-current="page"' : ''}>${app.name}</a><ul id="app-links"></ul></div>
    </nav>
    ${others.length > 0 ? `<div class="shops"><span class="soft">Other stores</span>${others.join('')}</div>` : ''}
  </div>`;
}

const document = (shell: Shell, content: string): string =>
  htmlPage(
    `${shell.title} · ${shell.shop.name}`,
    `${adminStyle}${side(shell)}${content}<script type="module" src="/shopify/admin/scripts/menu.js"></script>`,
  );

export const adminPage = (shell: Shell): string =>
  document(shell, `<div class="content"><div class="page">${shell.body}</div></div>`);

/** A page that shows the app. */
export const framePage = (shell: Shell): string =>
  document(shell, `<div class="content app-frame">${shell.body}</div>`);

/** A button that posts an action and returns to the page. */
export const actionButton = (action: string, label: string, kind = ''): string =>
  `<form method="post" action="${escapeHtml(action)}"><button class="${kind}">${escapeHtml(label)}</button></form>`;
