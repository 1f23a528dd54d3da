import { make, makeButton } from './element.js';

/** @typedef {import('./picker.js').Resource} Resource */

/** @param {Resource} resource @param {HTMLInputElement} input */
function row({ title, status, images: [first] }, input) {
  const picture = first
    ? make('img', { src: first.originalSrc, alt: '', loading: 'lazy' })
    : make('span', { className: 'blank' });
  const state = status === 'ACTIVE' ? '' : make('span', { className: 'tag' }, status.toLowerCase());
  return make('li', {}, make('label', {}, input, picture, make('span', {}, title), state));
}

/**
 * What can be chosen, page by page.
 *
 * @param {Map<string, Resource>} chosen
 * @param {number} limit
 * @param {() => void} changed
 * @param {(query: string, after: number) => Promise<{ items: Resource[], next: number | null }>} load
 */
export function createPickerList(chosen, limit, changed, load) {
  const rows = make('ul', { className: 'choices' });
  const foot = make('div', {});
  /** @type {Map<string, HTMLInputElement>} */
  let inputs = new Map();
  let last = 0;

  /** Nothing more can be ticked once there is no room. */
  function allow() {
    for (const input of inputs.values())
      input.disabled = limit > 1 && !input.checked && chosen.size >= limit;
    changed();
  }

  /** @param {Resource} resource */
  function add(resource) {
    /** @type {HTMLInputElement} */
    const input = make('input', { type: limit > 1 ? 'checkbox' : 'radio', name: 'resource' });
    input.checked = chosen.has(resource.id);
    input.addEventListener('change', () => {
      if (limit === 1) chosen.clear();
      if (input.checked) chosen.set(resource.id, resource);
      else chosen.delete(resource.id);
      allow();
    });
    inputs.set(resource.id, input);
    rows.append(row(resource, input));
  }

  /** @param {string} query @param {number} after */
  async function more(query, after) {
    last += 1;
    const mine = last;
    foot.replaceChildren(make('p', { className: 'soft' }, 'Loading…'));
    const page = await load(query, after).catch(() => null);
    // A later search has taken the place.
    if (mine !== last) return;
    if (after === 0) {
      rows.replaceChildren();
      inputs = new Map();
    }
    for (const item of page?.items ?? []) add(item);
    allow();
    const next = page?.next;
    if (!page)
      foot.replaceChildren(
        make('p', {}, 'The products could not be loaded.'),
        makeButton('Try again', () => void more(query, after)),
      );
    else if (next) foot.replaceChildren(makeButton('Load more', () => void more(query, next)));
    else if (inputs.size === 0) foot.replaceChildren(make('p', {}, `No product fits “${query}”.`));
    else foot.replaceChildren();
  }

  return {
    element: make('div', {}, rows, foot),
    /** @param {string} query */
    search: (query) => more(query, 0),
  };
}
