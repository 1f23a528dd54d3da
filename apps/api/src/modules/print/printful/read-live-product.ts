import { z } from 'zod';
import type { PrintfulClient } from './printful-client.ts';
import { isMissing } from './printful-failure.ts';
import type { Offer, Offers } from './offers.ts';

const product = z.object({
  is_discontinued: z.boolean().default(false),
  placements: z.array(z.object({ placement: z.string(), technique: z.string() })),
});

const variant = z.object({
  id: z.int(),
  size: z.string(),
  color: z.string().nullish(),
});

const prices = z.object({
  data: z.object({
    variants: z.array(
      z.object({
        id: z.int(),
        techniques: z.array(
          z.object({
            technique_key: z.string(),
            price: z.string(),
            discounted_price: z.string().nullish(),
          }),
        ),
      }),
    ),
  }),
  paging: z.object({ total: z.int() }),
});

const availability = z.object({
  catalog_variant_id: z.int(),
  techniques: z.array(
    z.object({
      technique: z.string(),
      selling_regions: z.array(z.object({ name: z.string(), availability: z.string() })),
    }),
  ),
});

export type LiveVariant = { catalogVariantId: number; price: number; available: boolean };

/** Printful's present data of one of our products. */
export type LiveProduct = {
  catalogId: number;
  /** By print area. */
  placements: Record<string, { placement: string; technique: string }>;
  /** By the ids of colour and size, `white.m`; of size alone where there are no colours. */
  variants: Record<string, LiveVariant>;
};

const region = 'worldwide';
const pageSize = 100;

/** Reads a product; undefined if Printful no longer makes it, or not with all of our areas. */
export async function readLiveProduct(
  client: PrintfulClient,
  offer: Offer,
  markup: Offers['markup'],
): Promise<LiveProduct | undefined> {
  const path = `/v2/catalog-products/${offer.catalogId}`;
  const data = await readProduct(client, path);
  const placements = data && placementsOf(offer, data.placements);
  if (!placements || data.is_discontinued) return undefined;
  const technique = Object.values(placements)[0]?.technique ?? '';
  const rows = await client.list(`${path}/catalog-variants`, variant);
  const costs = await readCosts(client, path, technique);
  const stock = await client.list(`${path}/availability`, availability, {
    selling_region_name: region,
  });
  const inStock = new Set(
    stock.filter((row) => isInStock(row, technique)).map((row) => row.catalog_variant_id),
  );
  const variants: LiveProduct['variants'] = {};
  for (const row of rows) {
    const key = keyOf(offer, row);
    const cost = costs.get(row.id);
    if (key === undefined || cost === undefined) continue;
    const price = retail(cost * markup);
    variants[key] = { catalogVariantId: row.id, price, available: inStock.has(row.id) };
  }
  return { catalogId: offer.catalogId, placements, variants };
}

/** One that left Printful's catalogue takes none of the others along. */
async function readProduct(client: PrintfulClient, path: string) {
  try {
    return (await client.call('GET', path, z.object({ data: product }))).data;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

function placementsOf(
  { placements, technique }: Offer,
  known: z.infer<typeof product>['placements'],
): LiveProduct['placements'] | undefined {
  const entries = Object.entries(placements).map(([area, name]) => {
    const fits = known.filter(({ placement }) => placement === name);
    return [
      area,
      fits.find((one) => one.technique.toLowerCase() === technique) ?? fits[0],
    ] as const;
  });
  const found = entries.filter((entry): entry is [string, NonNullable<(typeof entry)[1]>] =>
    Boolean(entry[1]),
  );
  return found.length === entries.length ? Object.fromEntries(found) : undefined;
}

async function readCosts(client: PrintfulClient, path: string, technique: string) {
  const costs = new Map<number, number>();
  for (let offset = 0; ; offset += pageSize) {
    const query = { selling_region_name: region, currency: 'USD', limit: pageSize, offset };
    const page = await client.call('GET', `${path}/prices`, prices, { query });
    for (const { id, techniques } of page.data.variants) {
      const fit = techniques.find((one) => isSame(one.technique_key, technique)) ?? techniques[0];
      if (fit) costs.set(id, Number(fit.discounted_price ?? fit.price));
    }
    if (page.data.variants.length === 0 || offset + pageSize >= page.paging.total) return costs;
  }
}

const isInStock = ({ techniques }: z.infer<typeof availability>, technique: string): boolean =>
  techniques.some(
    (one) =>
      isSame(one.technique, technique) &&
      one.selling_regions.some(
        ({ name, availability: state }) => name === region && state === 'in stock',
      ),
  );

/** Techniques are written in either case. */
const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Our ids of a variant's colour and size; undefined for one that is not offered. */
function keyOf(offer: Offer, { color, size }: z.infer<typeof variant>): string | undefined {
  const sizeId = Object.entries(offer.sizes).find(([, name]) => isSameName(name, size))?.[0];
  if (!offer.colors || sizeId === undefined) return sizeId;
  const colorId = Object.entries(offer.colors).find(([, name]) => name === color)?.[0];
  return colorId && `${colorId}.${sizeId}`;
}

/** Sizes are written with several signs and with or without their unit: `12″×16″`, `50 x 70 cm`. */
const isSameName = (one: string, other: string): boolean => plain(one) === plain(other);
const plain = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[″"”\s]/g, '')
    .replaceAll('×', 'x')
    .replace(/(?<=\d)(cm|in)$/, '');

/** Prices end in 90 cents. */
const retail = (price: number): number => Math.ceil(price + 0.1) - 0.1;
