import {
  trimArea,
  type PrintArea,
  type PrintMedia,
  type PrintProduct,
  type PrintVariant,
} from '@tintory/contract';
import { modelsOf, modelView } from '@tintory/mockups';
import type { Language } from '@tintory/locales';
import type { ProductRecord, ProductRecords } from './product-records.ts';

/** Where the picture of an area's view, or of another view, is found without a print. */
export type BlankUrl = (productId: string, viewId: string, color: string | null) => string;

/** A variant's data that the provider overrides. */
export type VariantFacts = { price: number; available: boolean };

type Wish = {
  records: ProductRecords;
  language: Language;
  blankUrl: BlankUrl;
  /** Undefined for a variant that is not offered. */
  factsOf: (variant: {
    id: string;
    colorId: string | null;
    sizeId: string;
    price: number;
  }) => VariantFacts | undefined;
};

/** A record in a language; null where none of its variants is offered. */
export function describeProduct(record: ProductRecord, wish: Wish): PrintProduct | null {
  const { language, records } = wish;
  const variants = variantsOf(record, wish);
  const [first] = variants;
  if (!first) return null;
  return {
    id: record.id,
    kind: record.kind,
    title: record.title[language],
    description: record.description[language],
    base_price: Math.min(...variants.map(({ price }) => price)),
    currency: 'USD',
    weight: Math.min(...variants.map(({ weight }) => weight)),
    variants,
    print_areas: record.areas.map((area): PrintArea => ({
      ...area,
      name: records.areaNames[area.id]?.[language] ?? area.id,
    })),
    media: mediaOf(record, soldModels(variants), wish.blankUrl),
  };
}

function variantsOf(record: ProductRecord, wish: Wish): PrintVariant[] {
  const { language, records, factsOf } = wish;
  const models = modelsOf(record.blank);
  return colorsOf(record).flatMap((colorId) =>
    record.sizes.flatMap((size): PrintVariant[] => {
      const id = [record.id, colorId, size.id].filter(Boolean).join('.');
      const facts = factsOf({ id, colorId, sizeId: size.id, price: size.price });
      if (!facts) return [];
      const color = colorId === null ? undefined : records.colors[colorId];
      const colorName = color?.name[language] ?? null;
      const sizeName = typeof size.name === 'string' ? size.name : size.name[language];
      return [
        {
          ...{ id, title: [colorName, sizeName].filter(Boolean).join(' / ') },
          ...{ color: colorId, color_name: colorName, color_hex: color?.hex ?? null },
          ...{ size: sizeName, weight: size.weight, ...printOf(record, size) },
          ...(models.includes(size.id) && { model: size.id }),
          ...facts,
        },
      ];
    }),
  );
}

/** A size of another shape is cut from the middle of the area, as large as possible. */
function printOf({ areas: [area] }: ProductRecord, size: ProductRecord['sizes'][number]) {
  if (!size.print || !area) return { print_scale: size.printScale };
  const trimmed = trimArea(area, size.print);
  return { print_scale: size.print.width / trimmed.width, print_size: size.print };
}

/** The models that there are variants of, each once. */
const soldModels = (variants: readonly PrintVariant[]): string[] => [
  ...new Set(variants.flatMap(({ model }) => model ?? [])),
];

const colorsOf = ({ colors }: ProductRecord): (string | null)[] =>
  colors.length > 0 ? colors : [null];

/** The product's tile, and the views of every colour and of every model that is sold. */
function mediaOf(
  record: ProductRecord,
  models: readonly string[],
  blankUrl: BlankUrl,
): PrintMedia[] {
  const { id, areas, blank } = record;
  const [first] = areas;
  const [color = null] = colorsOf(record);
  const tile: PrintMedia = {
    ...{ id: 'tile', role: 'tile', print_area_id: null, color },
    url: blankUrl(id, record.tile ?? first?.id ?? '', color),
  };
  const blanks = areas.flatMap((area) =>
    colorsOf(record).map((color): PrintMedia => ({
      id: ['blank', area.id, color].filter(Boolean).join('-'),
      url: blankUrl(id, area.id, color),
      role: 'blank',
      print_area_id: area.id,
      color,
    })),
  );
  const ofModels = areas.flatMap((area) =>
    models.map((model): PrintMedia => ({
      ...{ id: `blank-${area.id}-${model}`, role: 'blank', print_area_id: area.id, color, model },
      url: blankUrl(id, modelView(blank, { areaId: area.id, viewId: area.id, model }), color),
    })),
  );
  return [tile, ...blanks, ...ofModels];
}
