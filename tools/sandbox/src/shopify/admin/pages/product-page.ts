import { escapeHtml } from '../../../html-page.ts';
import type { MediaImage, Product, ProductVariant, Shop } from '../../model.ts';
import { pictureUrl } from '../../picture-url.ts';
import { adminPath } from '../address.ts';

/** A product with its public gallery, which shows published pictures. */
export function productPage(origin: string, shop: Shop, product: Product): string {
  const images = product.media.flatMap((id) => shop.media.get(id) ?? []);
  const fact = (name: string, value: string) =>
    `<div><dt>${name}</dt><dd>${escapeHtml(value)}</dd></div>`;
  return `<p><a href="${adminPath(shop, '/products')}">Products</a></p>
    <h1>${escapeHtml(product.title)}</h1>
    <p class="soft lead">${escapeHtml(product.vendor)} · ${escapeHtml(product.productType)}</p>
    ${
      images.length > 0
        ? `<ul class="pictures">${images.map((image, index) => figure(origin, shop, image, index)).join('')}</ul>`
        : '<p>This product has no pictures.</p>'
    }
    <section class="card"><div><p>${escapeHtml(product.description)}</p></div><div><dl class="facts">
      ${fact('Status', product.status.toLowerCase())}
      ${fact('Tags', product.tags.join(', ') || 'none')}
      ${fact('Variants', product.variants.map(variantLine).join(', '))}
      ${fact('Changed', new Date(product.updatedAt).toUTCString())}
      ${fact('Id', `gid://shopify/Product/${product.id}`)}
    </dl></div></section>`;
}

const variantLine = ({ selected, price }: ProductVariant): string =>
  `${selected.map(({ value }) => value).join(' / ')} at ${price}`;

function figure(origin: string, shop: Shop, image: MediaImage, index: number): string {
  const { picture, alt, status, problems, filename } = image;
  const shown = picture
    ? `<img src="${escapeHtml(pictureUrl(origin, shop, image))}" alt="${escapeHtml(alt ?? '')}" width="${picture.width}" height="${picture.height}">`
    : `<span class="soft">${status === 'FAILED' ? 'Failed' : 'On its way'}</span>`;
  const size = picture ? `${picture.width} × ${picture.height}, ${picture.type}` : '';
  const wrong = problems.map(({ message }) => `<span>${escapeHtml(message)}</span>`).join('');
  return `<li><figure><div class="shown">${shown}</div><figcaption>
    <strong>${index === 0 ? 'First picture' : `Picture ${index + 1}`}</strong>
    <span>${alt ? escapeHtml(alt) : '<span class="soft">No alt text</span>'}</span>
    <span class="soft">${escapeHtml([filename, size, status.toLowerCase()].filter(Boolean).join(' · '))}</span>
    ${wrong}</figcaption></figure></li>`;
}
