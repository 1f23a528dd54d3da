import { z } from 'zod';
import { inLanguages, readContent } from '../print-content.ts';

const country = z.string().regex(/^[A-Z]{2}$/);

const method = z.strictObject({
  id: z.string(),
  /** Days from the order to the door, at least and at most. */
  days: z.tuple([z.int(), z.int()]),
  /** The first band that holds the weight (grams) tells the price (US dollars). */
  bands: z.array(z.strictObject({ upTo: z.int(), price: z.number().positive() })).min(1),
});
export type MethodRecord = z.infer<typeof method>;

const zones = z.array(
  z.strictObject({ id: z.string(), countries: z.array(country), methods: z.array(method).min(1) }),
);

const postal = z.strictObject({
  withoutZip: z.array(country),
  /** In addition to the library's rules: countries it does not know, and other common forms. */
  patterns: z.record(
    country,
    z.string().transform((text) => new RegExp(`^(?:${text})$`)),
  ),
});

const states = z.strictObject({
  /** If the post needs one. */
  wanted: z.array(country),
  /** By code, with the first characters of their zips. */
  known: z.record(
    country,
    z.record(z.string(), z.strictObject({ name: z.string(), zips: z.array(z.string()) })),
  ),
});

/** Reads the destinations of parcels, their prices and their address formats. */
export function readShipping() {
  return {
    zones: readContent('shipping/zones.json', zones),
    methodNames: readContent('shipping/methods.json', z.record(z.string(), inLanguages)),
    postal: readContent('shipping/postal.json', postal),
    states: readContent('shipping/states.json', states),
  };
}
export type ShippingRecords = ReturnType<typeof readShipping>;
