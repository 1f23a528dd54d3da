import { escapeHtml, htmlPage } from '../../html-page.ts';
import { adminPath } from '../admin/address.ts';
import type { StoreControl } from '../control.ts';

const style = `<style>
  .shop > div { display: flex; flex-wrap: wrap; gap: 8px 20px; align-items: center; justify-content: space-between; }
  .shop p { margin: 0; overflow-wrap: anywhere; }
  form { margin: 0; }
  button { font: inherit; font-weight: 600; min-height: 44px; border-radius: 10px; border: 1px solid var(--line); background: transparent; color: inherit; padding: 8px 16px; cursor: pointer; }
  ol { margin: 0; padding-inline-start: 24px; }
</style>`;

type ShopView = ReturnType<StoreControl['shops']>[number];

/** The shops with their state, and the latest webhook events. */
export function overviewPage(control: StoreControl): string {
  const events = control.webhooks.events().slice(-20).toReversed();
  return htmlPage(
    'Store',
    `${style}<h1>Store</h1>
    <p class="soft">Shops that the app can be installed in. Client id <code>${escapeHtml(control.app.apiKey)}</code></p>
    ${control
      .shops()
      .map((shop) => shopCard(control, shop))
      .join('')}
    <section class="card"><header><h2>Webhooks</h2></header><div>${
      events.length > 0
        ? `<ol>${events.map(({ topic, shop }) => `<li>${escapeHtml(topic)} <span class="soft">${escapeHtml(shop)}</span></li>`).join('')}</ol>`
        : '<p class="soft">None yet.</p>'
    }</div></section>`,
  );
}

function shopCard(control: StoreControl, { domain, name, installed, products }: ShopView): string {
  const plans = control
    .subscriptions(domain)
    .filter(({ status }) => status === 'ACTIVE')
    .map((one) => one.name);
  const action = installed ? 'uninstall' : 'install';
  return `<section class="card shop"><header><h2><a href="${adminPath({ domain })}">${escapeHtml(name)}</a></h2></header><div>
    <div><p>${escapeHtml(domain)}</p>
      <p class="soft">${products} products · ${installed ? 'installed' : 'not installed'} · ${
        plans.length > 0 ? escapeHtml(plans.join(', ')) : 'no plan'
      }</p></div>
    <form method="post" action="/shopify/control/${action}">
      <input type="hidden" name="shop" value="${escapeHtml(domain)}">
      <button>${installed ? 'Uninstall' : 'Install'}</button>
    </form>
  </div></section>`;
}
