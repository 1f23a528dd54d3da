import { escapeHtml } from '../../../html-page.ts';
import { readSearch } from '../../graphql/search.ts';
import type { Product, Shop } from '../../model.ts';
import { pictureUrl } from '../../picture-url.ts';
import { adminPath } from '../address.ts';

const pageSize = 24;

/** The store's products, with a search in Shopify's syntax. */
export function productsPage(origin: string, shop: Shop, query: string, page: number): string {
  const fits = readSearch(query);
  const found = [...shop.products.values()].filter(fits);
  const last = Math.max(1, Math.ceil(found.length / pageSize));
  const at = Math.min(Math.max(1, page), last);
  const shown = found.slice((at - 1) * pageSize, at * pageSize);
  const path = adminPath(shop, '/products');
  const to = (number: number, label: string) =>
    `<a class="button" href="${escapeHtml(`${path}?${new URLSearchParams({ query, page: String(number) })}`)}">${label}</a>`;
  return `<h1>Products</h1>
    <form class="search" action="${path}" role="search">
      <input type="search" name="query" value="${escapeHtml(query)}" aria-label="Search products" placeholder="Search products">
      <button>Search</button>
    </form>
    ${
      shown.length > 0
        ? `<ul class="products">${shown.map((product) => card(origin, shop, product)).join('')}</ul>`
        : `<p>No product fits “${escapeHtml(query)}”. <a href="${path}">Show all products</a></p>`
    }
    <div class="row between pages"><span class="soft">${found.length} products, page ${at} of ${last}</span>
    <span class="row">${at > 1 ? to(at - 1, 'Previous') : ''}${at < last ? to(at + 1, 'Next') : ''}</span></div>`;
}

function card(origin: string, shop: Shop, { id, title, media, status }: Product): string {
  const first = shop.media.get(media[0] ?? 0);
  const picture = first?.picture
    ? `<img src="${escapeHtml(pictureUrl(origin, shop, first))}" alt="" loading="lazy" width="200" height="200">`
    : '<div class="blank">No picture</div>';
  const pictures = `${media.length} ${media.length === 1 ? 'picture' : 'pictures'}`;
  return `<li><a href="${adminPath(shop, `/products/${id}`)}">${picture}<span>${escapeHtml(title)}
    <small>${pictures}${status === 'ACTIVE' ? '' : `, ${status.toLowerCase()}`}</small></span></a></li>`;
}
