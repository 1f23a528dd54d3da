import type { Field } from '@tintory/catalog';
import type { Batch, JobInput } from '@tintory/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '../../platform/errors.ts';
import type { ExtraTool } from '../../services.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { png, signInBatchUser, type BatchUser } from './test-batches.ts';

type Inputs = Record<string, unknown>;

const fields: readonly Field[] = [
  { key: 'image', kind: 'image' },
  {
    ...{ key: 'background', kind: 'choice', control: 'select' },
    ...{ options: ['studio', 'color'], default: 'studio' },
  },
  { key: 'studio', kind: 'place', when: { key: 'background', in: ['studio'] } },
  { key: 'surface', kind: 'surface', when: { key: 'background', in: ['studio'] } },
  { key: 'direction', kind: 'number', min: 0, max: 4, step: 1, default: 0 },
  { key: 'depth', kind: 'number', min: 0, max: 100, step: 1, default: 50 },
];
const texts = { title: 'T', verb: 't', tagline: '', description: '', fields: {}, options: {} };

/** Each run's inputs, and the pictures that are held back, empty, or failing. */
const told = {
  runs: [] as Inputs[],
  unsure: new Set<unknown>(),
  empty: new Set<unknown>(),
  breaking: new Set<unknown>(),
};

/** What the tool chooses for each of the photos. */
const places = ['cafe', 'beach', 'avenue', 'rooftop'];
const surfaces = ['linen', 'oak-boards', 'slate-blue', 'snow'];
const ownOf = (list: readonly string[], photo: unknown): string =>
  list[photos.indexOf(String(photo)) % list.length] ?? '';

/** A tool that chooses another place and direction for each picture, where they are left open. */
function placing(id: string, looksFirst: boolean): ExtraTool {
  const run = { id: 'run', callType: 'async', credits: 2, fields } as const;
  const preview = { id: 'preview', callType: 'async', credits: 0, fields } as const;
  return {
    tool: {
      ...{ id, path: `/tools/app/${id}`, icon: 'x', texts },
      functions: looksFirst ? [run, preview] : [run],
      ...(looksFirst && { looksFirst }),
    },
    recipe: async ({ inputs, func }) => {
      if (func.id === 'run') told.runs.push(inputs);
      const { object_id: photo, studio, surface, direction } = inputs;
      if (told.empty.has(photo)) throw new AppError('NoSubject');
      if (told.breaking.has(photo)) throw new Error('The engine broke.');
      const result: Record<string, JobInput['value']> = {
        place: String(studio || ownOf(places, photo)),
        surface: String(surface || ownOf(surfaces, photo)),
        direction: Number(direction) || 3,
        confidence: told.unsure.has(photo) ? 0.4 : 0.9,
      };
      return { outputs: [], engine: 'test', result };
    },
  };
}

let api: TestApi;
let user: BatchUser;
let photos: string[];
beforeAll(async () => {
  api = await startTestApi({
    extraTools: [placing('placing', false), placing('previewing', true)],
  });
}, 120_000);
afterAll(() => api.close());
beforeEach(async () => {
  user = await signInBatchUser(api);
  photos = [];
  while (photos.length < 4) photos.push(await user.upload(png));
  Object.assign(told, { runs: [], unsure: new Set(), empty: new Set(), breaking: new Set() });
});

const finished = ({ status }: Batch) => status === 'finished';
const items = () => photos.flatMap((photo, n) => user.items(photo, [`photo ${n}`]));
const start = (tool: string, inputs: JobInput[] = [], more: object = {}) =>
  user.start(items(), { tool_id: tool, inputs, same_place: true, ...more });
const placesOf = (runs: Inputs[]) =>
  new Set(runs.map(({ studio, surface, direction }) => [studio, surface, direction].join()));

describe.each(['placing', 'previewing'])('a batch in one place, of the tool %s', (tool) => {
  it('takes what the first picture chose for all the others', async () => {
    const { id } = await start(tool);
    const batch = await user.until(id, finished);
    expect(batch.counts.succeeded).toBe(4);
    expect(batch).toMatchObject({
      same_place: true,
      shared: [
        { key: 'studio', value: places[0] },
        { key: 'surface', value: surfaces[0] },
        { key: 'direction', value: 3 },
      ],
    });
    const results = (await user.list(id)).map(({ result }) => result);
    expect(new Set(results.map((result) => result?.['place'])).size).toBe(1);
    expect(new Set(results.map((result) => result?.['surface'])).size).toBe(1);
    expect(placesOf(told.runs.slice(1)).size).toBe(1);
    expect(await user.balance()).toBe(1_000 - 4 * 2);
  });

  it('keeps what somebody chose, and shares the rest', async () => {
    const { id } = await start(tool, [{ key: 'studio', value: 'cafe' }]);
    await user.until(id, finished);
    const results = (await user.list(id)).map(({ result }) => result);
    expect(new Set(results.map((result) => result?.['place']))).toEqual(new Set(['cafe']));
    expect(new Set(results.map((result) => result?.['surface'])).size).toBe(1);
  });

  it('goes on with the next picture where the first comes to nothing', async () => {
    told.empty.add(photos[0]);
    const { id } = await start(tool);
    const batch = await user.until(id, finished);
    expect(batch.counts).toMatchObject({ failed: 1, succeeded: 3 });
    expect(batch.shared?.[0]?.value).toBe(places[1]);
  });

  it('has no place to share before a colour, and goes on all the same', async () => {
    const { id } = await start(tool, [{ key: 'background', value: 'color' }]);
    const batch = await user.until(id, finished);
    expect(batch).toMatchObject({ shared: [], counts: { succeeded: 4 } });
  });

  it('shows pictures that come later in the same place', async () => {
    const { id } = await user.start(items().slice(0, 2), {
      ...{ tool_id: tool, same_place: true, complete: false },
    });
    await user.until(id, ({ counts }) => counts.succeeded === 2);
    await user.add(id, items().slice(2));
    await user.until(id, finished);
    const results = (await user.list(id)).map(({ result }) => result);
    expect(new Set(results.map((result) => result?.['place'])).size).toBe(1);
  });

  it('charges none before its place is known but the first', async () => {
    const { id } = await start(tool);
    await user.until(id, finished);
    const [first, ...others] = told.runs;
    if (tool === 'placing') expect([first?.['studio'], first?.['direction']]).toEqual(['', 0]);
    for (const other of others) expect(other['studio']).toBe(places[0]);
  });
});

it('a picture that is held back decides no place', async () => {
  told.unsure.add(photos[0]);
  const { id } = await start('previewing');
  const batch = await user.until(id, finished);
  expect(batch.counts).toMatchObject({ held: 1, succeeded: 3 });
  expect(batch.shared?.[0]?.value).toBe(places[1]);
  await user.accept(id);
  await user.until(id, ({ counts }) => counts.succeeded === 4);
  const results = (await user.list(id)).map(({ result }) => result);
  expect(new Set(results.map((result) => result?.['place'])).size).toBe(1);
});

it('a picture that is tried again is shown in the place that was chosen meanwhile', async () => {
  told.breaking.add(photos[0]);
  const { id } = await start('placing');
  expect(await user.until(id, finished)).toMatchObject({ counts: { failed: 1, succeeded: 3 } });
  told.breaking.clear();
  await user.act(id, 'retry');
  await user.until(id, ({ counts }) => counts.succeeded === 4);
  const results = (await user.list(id)).map(({ result }) => result);
  const place = places[1];
  expect(new Set(results.map((result) => result?.['place']))).toEqual(new Set([place]));
});

it('a batch without one place lets every picture have its own', async () => {
  const { id } = await start('placing', [], { same_place: false });
  const batch = await user.until(id, finished);
  expect(batch).toMatchObject({ same_place: false, shared: null });
  const results = (await user.list(id)).map(({ result }) => result);
  expect(new Set(results.map((result) => result?.['place'])).size).toBe(4);
});

it('a tool without places is refused one for all, by name', async () => {
  const refused = await user.ask(items(), { tool_id: 'remove_background', same_place: true });
  expect(refused).toMatchObject({
    status: 400,
    body: { code: 'InvalidInput', details: { same_place: expect.any(String) } },
  });
});
