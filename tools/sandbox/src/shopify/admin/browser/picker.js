import { openDialog } from './dialogs.js';
import { make, makeButton } from './element.js';
import { createPickerList } from './picker-list.js';

/** How long a merchant must stop typing. */
const pauseMs = 250;

/** @typedef {{ id: string, title: string, status: string, images: { originalSrc: string }[] }} Resource */
/**
 * @typedef {{
 *   type: string, action?: 'add' | 'select', multiple?: boolean | number, query?: string,
 *   selectionIds?: { id: string }[],
 *   filter?: { query?: string, draft?: boolean, archived?: boolean },
 * }} Options
 */

/** @param {Options['multiple']} multiple */
const limitOf = (multiple) => (multiple === true ? Infinity : Math.max(1, Number(multiple ?? 1)));

/**
 * Lets the merchant choose products; null when they choose nothing.
 *
 * @param {import('./server.js').Server} server
 * @param {Options} options
 * @returns {Promise<Resource[] | null>}
 */
export async function pickProducts(server, options) {
  if (options.type !== 'product') throw new Error('This store can pick products only.');
  const { selectionIds = [], filter = {}, action = 'add' } = options;
  const limit = limitOf(options.multiple || 1);
  const before = selectionIds.slice(0, limit).map(({ id }) => id);
  const known = before.length > 0 ? await server.resources({ ids: before.join(',') }) : null;
  return new Promise((resolve) => {
    /** @type {Map<string, Resource>} */
    const chosen = new Map(
      (known?.items ?? []).map((/** @type {Resource} */ one) => [one.id, one]),
    );
    const verb = action === 'select' ? 'Select' : 'Add';
    const count = make('span', { className: 'soft', role: 'status' });
    const done = makeButton(
      verb,
      () => {
        opened.close();
        resolve([...chosen.values()]);
      },
      { main: true },
    );
    const changed = () => {
      count.textContent = `${chosen.size} selected`;
      done.disabled = chosen.size === 0 && before.length === 0;
    };
    const list = createPickerList(chosen, limit, changed, (query, after) =>
      server.resources({
        ...{ query, after: String(after), filter: filter.query ?? '' },
        draft: String(filter.draft ?? true),
        archived: String(filter.archived ?? true),
      }),
    );
    const search = make('input', { type: 'search', className: 'picker-search' });
    search.placeholder = 'Search products';
    search.ariaLabel = 'Search products';
    search.value = options.query ?? '';
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let timer;
    search.addEventListener('input', () => {
      clearTimeout(timer);
      timer = setTimeout(() => void list.search(search.value), pauseMs);
    });
    const opened = openDialog(`${verb} ${limit > 1 ? 'products' : 'a product'}`, {
      body: [search, list.element],
      footer: [count, makeButton('Cancel', () => opened.dismiss()), done],
      onClose: () => resolve(null),
    });
    search.focus();
    changed();
    void list.search(search.value);
  });
}
