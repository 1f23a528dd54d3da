import { badRequest } from './refusals.ts';

export type PageArgs = {
  first?: number | null;
  last?: number | null;
  after?: string | null;
  before?: string | null;
  reverse?: boolean | null;
};

/** An item's sort key: a value, then its id among equal values. */
export type Place = { value: string | number; id: number };

const maxPage = 250;

export const cursorOf = ({ id, value }: Place): string =>
  Buffer.from(JSON.stringify({ last_id: id, last_value: value })).toString('base64');

function decode(cursor: string): Place {
  try {
    const { last_id: id, last_value: value } = JSON.parse(
      Buffer.from(cursor, 'base64').toString(),
    ) as { last_id: unknown; last_value: unknown };
    if (typeof id === 'number' && (typeof value === 'number' || typeof value === 'string'))
      return { id, value };
  } catch {
    // Handled by the error below.
  }
  throw badRequest('Invalid cursor for current pagination sort.');
}

const compareValues = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'en');

const compare = (a: Place, b: Place): number => compareValues(a.value, b.value) || a.id - b.id;

function checkSize(args: PageArgs): void {
  const { first = null, last = null } = args;
  if (first === null && last === null) throw badRequest('you must provide one of first or last');
  if (first !== null && last !== null)
    throw badRequest('providing both first and last is not supported');
  for (const [name, size] of Object.entries({ first, last })) {
    if (size !== null && size > maxPage)
      throw badRequest(
        `${name} cannot exceed ${maxPage}. To query larger amounts of data with fewer limits, bulk operations should be used instead.`,
      );
    if (size !== null && size < 1) throw badRequest(`${name} must be greater than 0`);
  }
}

/** A page of a list. Cursors are sort keys, not offsets, because items may be added or removed. */
export function pageOf<Item>(items: Item[], args: PageArgs, placeOf: (item: Item) => Place) {
  checkSize(args);
  const sign = args.reverse ? -1 : 1;
  const after = args.after ? decode(args.after) : null;
  const before = args.before ? decode(args.before) : null;
  const all = items
    .map((node) => ({ node, place: placeOf(node) }))
    .toSorted((a, b) => sign * compare(a.place, b.place));
  const between = all.filter(
    ({ place }) =>
      (!after || sign * compare(place, after) > 0) &&
      (!before || sign * compare(place, before) < 0),
  );
  const page = args.first ? between.slice(0, args.first) : between.slice(-(args.last ?? 0));
  const edges = page.map(({ node, place }) => ({ node, cursor: cursorOf(place) }));
  const cut = page[0] ? all.indexOf(page[0]) : 0;
  return {
    edges,
    nodes: edges.map(({ node }) => node),
    pageInfo: {
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
      hasPreviousPage: page.length > 0 && cut > 0,
      hasNextPage: page.length > 0 && cut + page.length < all.length,
    },
  };
}
