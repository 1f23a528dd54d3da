import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { AppError } from '../../../platform/errors.ts';
import type { MockupWish, ProviderMockup } from '../print-provider.ts';
import type { FoundVariant, PrintfulCatalogue } from './printful-catalogue.ts';
import type { PrintfulClient } from './printful-client.ts';
import { PrintfulFailure } from './printful-failure.ts';

/** A task takes a minute or two; Printful lets one ask about three times a minute. */
const usualTimes = { everyMs: 20_000, giveUpAfterMs: 300_000 };
export type MockupTimes = typeof usualTimes;

/** Longer side in pixels, as large as a store shows it. */
const widthPixels = 1_600;

const styles = z.object({
  data: z.array(
    z.object({
      placement: z.string(),
      technique: z.string().nullish(),
      mockup_styles: z.array(z.object({ id: z.int() })),
    }),
  ),
});

const task = z.object({
  id: z.int(),
  status: z.string(),
  catalog_variant_mockups: z
    .array(z.object({ mockups: z.array(z.object({ placement: z.string(), mockup_url: z.url() })) }))
    .nullish(),
  failure_reasons: z.array(z.unknown()).nullish(),
});
const tasks = z.object({ data: z.array(task).min(1) });
type Task = z.infer<typeof task>;

type Parts = {
  client: PrintfulClient;
  catalogue: PrintfulCatalogue;
  times?: MockupTimes | undefined;
};

/** Printful's own pictures of a printed variant: one of each area, made by a task of theirs. */
export function createPrintfulMockups({ client, catalogue, times = usualTimes }: Parts) {
  /** One style of each placement: the first is the plain view of it. */
  async function stylesOf({ catalogId }: FoundVariant, placements: readonly string[]) {
    const path = `/v2/catalog-products/${catalogId}/mockup-styles`;
    const { data } = await client.call('GET', path, styles, { query: { limit: 100 } });
    return placements.flatMap((name) => {
      const fits = data.filter(({ placement }) => placement === name);
      return fits.flatMap((one) => one.mockup_styles.slice(0, 1)).slice(0, 1);
    });
  }

  /** Retries while throttled, for no longer than people wait. */
  async function inTurn<Answer>(ask: () => Promise<Answer>, until: number): Promise<Answer> {
    for (;;) {
      try {
        return await ask();
      } catch (error) {
        const isTurn = error instanceof PrintfulFailure && error.status === 429;
        if (!isTurn || Date.now() + times.everyMs > until) throw error;
        await pause(times.everyMs);
      }
    }
  }

  async function finished(id: number, until: number): Promise<Task> {
    for (;;) {
      await pause(times.everyMs);
      const ask = () => client.call('GET', '/v2/mockup-tasks', tasks, { query: { id } });
      const [found] = (await inTurn(ask, until)).data;
      if (found?.status === 'completed') return found;
      if (found?.status === 'failed') throw failed(JSON.stringify(found.failure_reasons));
      if (Date.now() + times.everyMs > until) throw failed('It took too long.');
    }
  }

  return async ({ variantId, files }: MockupWish): Promise<ProviderMockup[]> => {
    const found = await catalogue.find(variantId);
    if (!found) throw new AppError('PrintRefused');
    const until = Date.now() + times.giveUpAfterMs;
    const placed = placementsOf(found, files);
    const shown = await stylesOf(
      found,
      placed.map(({ placement }) => placement),
    );
    if (shown.length === 0) return [];
    const body = bodyOf(found, placed, shown);
    const ask = () => client.call('POST', '/v2/mockup-tasks', tasks, { body });
    const [made] = (await inTurn(ask, until)).data;
    if (!made) return [];
    const { catalog_variant_mockups: variants } = await finished(made.id, until);
    return (variants ?? []).flatMap(({ mockups }) =>
      mockups.flatMap(({ placement, mockup_url: url }) => {
        const area = placed.find((one) => one.placement === placement);
        return area ? [{ areaId: area.areaId, url }] : [];
      }),
    );
  };
}

const failed = (why: string) =>
  new AppError('ProviderUnavailable', { cause: new Error(`No mock-ups of Printful: ${why}`) });

/** @throws AppError PrintRefused for an area that is not printed any more */
const placementsOf = ({ placements }: FoundVariant, files: MockupWish['files']) =>
  files.map(({ areaId, url }) => {
    const place = placements[areaId];
    if (!place) throw new AppError('PrintRefused');
    return { areaId, url, ...place };
  });

const bodyOf = (
  { catalogId, variant }: FoundVariant,
  placed: ReturnType<typeof placementsOf>,
  shown: readonly { id: number }[],
) => ({
  ...{ format: 'jpg', mockup_width_px: widthPixels },
  products: [
    {
      ...{ source: 'catalog', catalog_product_id: catalogId },
      catalog_variant_ids: [variant.catalogVariantId],
      mockup_style_ids: shown.map(({ id }) => id),
      placements: placed.map(({ placement, technique, url }) => ({
        ...{ placement, technique, print_area_type: 'simple' },
        layers: [{ type: 'file', url }],
      })),
    },
  ],
});
