import { printProductKinds } from '@tintory/contract';
import { blanks, printAreas, type BlankRecord } from '@tintory/mockups';
import { z } from 'zod';
import { inLanguages, readContent } from '../print-content.ts';

const id = z.string().regex(/^[a-z0-9-]{1,40}$/);

const mm = z.number().positive().max(4_000);

const size = z.strictObject({
  id,
  name: z.union([z.string().min(1), inLanguages]),
  /** US dollars. */
  price: z.number().positive(),
  /** Grams. */
  weight: z.int().positive(),
  printScale: z.number().positive().default(1),
  /** Millimetres that are printed, where they are not the areas' times `printScale`. */
  print: z.strictObject({ width: mm, height: mm }).optional(),
});

/** A product as its file describes it: every size comes in every colour. */
const productRecord = z.strictObject({
  id,
  kind: z.enum(printProductKinds),
  title: inLanguages,
  description: inLanguages,
  colors: z.array(id),
  sizes: z.array(size).min(1),
  /** The view that shows it among others, where that is not its first area's. */
  tile: id.optional(),
});

/** With its print areas, as its blank pictures show them. */
export type ProductRecord = z.infer<typeof productRecord> & {
  areas: ReturnType<typeof printAreas>;
  /** How it is drawn. */
  blank: BlankRecord;
};

const colorRecords = z.record(
  id,
  z.strictObject({ hex: z.string().regex(/^#[0-9a-f]{6}$/), name: inLanguages }),
);

export type ProductRecords = {
  products: readonly ProductRecord[];
  colors: z.infer<typeof colorRecords>;
  areaNames: Record<string, z.infer<typeof inLanguages>>;
};

/** Reads every product of the catalogue, in the order in which they are shown. */
export function readProducts(): ProductRecords {
  const ids = readContent('products.json', z.array(id));
  return {
    products: ids.map(readProduct),
    colors: readContent('colors.json', colorRecords),
    areaNames: readContent('areas.json', z.record(id, inLanguages)),
  };
}

function readProduct(name: string): ProductRecord {
  const record = readContent(`products/${name}.json`, productRecord);
  const areas = printAreas(name);
  const blank = blanks.get(name);
  if (!blank) throw new Error(`Nothing is drawn for the product ${name}.`);
  return { ...record, areas, blank };
}
