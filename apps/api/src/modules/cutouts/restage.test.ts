import { randomUUID } from 'node:crypto';
import { tools } from '@tintory/catalog';
import { restageRules } from '@tintory/contract';
import type { SubjectSource } from '@tintory/effects';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openJobBench, startTestApi, type TestApi } from '../../testing/index.ts';
import { openPictureSite, type PictureSite } from '../../testing/picture-site.ts';
import { createStillPool } from '../../testing/still-pool.ts';
import { age, hour, keptOf, ledgerOf, openRestages, png, refusal, tool } from './test-restages.ts';

const asked: SubjectSource[] = [];
const still = createStillPool();
const pool = createStillPool({
  stage: (request) => {
    asked.push(request);
    return still.stage(request);
  },
  placeStage: (request) => {
    asked.push(request);
    return still.placeStage(request);
  },
});

let site: PictureSite;
let api: TestApi;
beforeAll(async () => {
  site = await openPictureSite();
  api = await startTestApi({ pool, environment: { IMAGE_FETCH_ORIGINS: site.origin } });
}, 120_000);
afterAll(async () => {
  await api.close();
  await site.close();
});

const restaged = tools.filter(({ functions }) => functions.some(({ id }) => id === 'restage'));

describe.each(restaged.map(({ id }) => id))('restaging of %s', (toolId) => {
  it('makes a full picture from the cut-out that was kept, and moves no money', async () => {
    const { bench, restage } = await openRestages(api, {}, toolId);
    const [balance, books] = [await bench.balance(), await ledgerOf(api, bench.user.id)];
    const again = await restage();
    expect(again).toMatchObject({ status: 'succeeded', credits: 0, fee: 0 });
    expect(again.outputs.length).toBeGreaterThan(0);
    expect(await bench.balance()).toBe(balance);
    expect(await ledgerOf(api, bench.user.id)).toEqual(books);
    expect(await bench.holds(again.id)).toEqual([]);
  });
});

describe('what a picture is staged anew from', () => {
  it('is the cut-out alone: nobody reads the photograph, at whatever address it is', async () => {
    const bench = await openJobBench(api);
    const image_url = `${site.origin}/photo.png`;
    const run = await bench.run(tool, { image_url });
    expect(run.status).toBe('succeeded');
    const fetched = site.hits();
    for (const func of ['restage', 'preview']) {
      const again = await bench.run(tool, { image_url, base_job_id: run.id }, func);
      expect(again.status).toBe('succeeded');
      expect(asked.at(-1)).toMatchObject({ cutout: { confidence: 0.9 }, strokes: [] });
      expect(asked.at(-1)?.keepAt).toBeUndefined();
    }
    expect(site.hits()).toBe(fetched);
  });

  it('is a run of the same user and tool that succeeded', async () => {
    const { ask, bench, photo } = await openRestages(api);
    const other = await openRestages(api);
    const preview = await bench.run(tool, { object_id: photo }, 'preview');
    const product = await bench.run('product_model', { object_id: photo });
    for (const base of [randomUUID(), other.run.id, preview.id, product.id]) {
      expect(refusal(await ask({ base_job_id: base }))).toMatchObject({
        ...{ status: 409, code: 'Conflict' },
        details: { base_job_id: expect.stringContaining('no finished picture') },
      });
    }
    const canceled = await bench.start(tool, { object_id: photo });
    await bench.cancel(canceled);
    const ended = await bench.read(canceled);
    if (ended.status === 'canceled') {
      expect(await ask({ base_job_id: canceled })).toMatchObject({ status: 409 });
    }
  });

  it('is of the same photograph', async () => {
    const { ask, bench } = await openRestages(api);
    const other = await bench.user.upload(png);
    expect(refusal(await ask({ object_id: other }))).toMatchObject({
      ...{ status: 409, code: 'Conflict' },
      details: { object_id: expect.stringContaining('another photo') },
    });
  });

  it('was cut out with the same strokes, which need not be said again', async () => {
    const strokes = [{ mode: 'keep', radius: 0.1, points: [[0.5, 0.5]] }];
    const { ask, restage } = await openRestages(api, { strokes });
    expect(await restage()).toMatchObject({ status: 'succeeded' });
    expect(await restage({ strokes })).toMatchObject({ status: 'succeeded' });
    const others = [{ mode: 'erase', radius: 0.1, points: [[0.5, 0.5]] }];
    expect(refusal(await ask({ strokes: others }))).toMatchObject({
      ...{ status: 409, code: 'Conflict' },
      details: { strokes: expect.stringContaining('other marks') },
    });
  });

  it('was cut out by the same mask', async () => {
    const { ask, bench } = await openRestages(api, {}, 'product_model');
    const mask = await bench.user.upload(png);
    expect(refusal(await ask({ mask_object_id: mask }))).toMatchObject({
      ...{ status: 409, details: { mask_object_id: expect.any(String) } },
    });
  });

  it('was paid for as many pictures', async () => {
    const { ask, restage } = await openRestages(api, { num: 2 }, 'product_model');
    expect((await restage({ num: 1 })).outputs).toHaveLength(1);
    expect((await restage({ num: 2 })).outputs).toHaveLength(2);
    expect(refusal(await ask({ num: 3 }))).toMatchObject({
      ...{ status: 409, details: { num: expect.stringContaining('2') } },
    });
  });

  it('ended less than a day ago', async () => {
    const { ask, bench, restage } = await openRestages(api);
    await age(api, bench, (restageRules.hours - 1) * hour);
    expect(await restage()).toMatchObject({ status: 'succeeded' });
    await age(api, bench, hour);
    expect(refusal(await ask())).toMatchObject({
      ...{ status: 409, details: { base_job_id: expect.stringContaining('24') } },
    });
  });

  it('is refused in the language of whoever asks', async () => {
    const { bench, photo } = await openRestages(api);
    const inputs = [
      { key: 'object_id', value: photo },
      { key: 'base_job_id', value: randomUUID() },
    ];
    const body = { tool_id: tool, func_id: 'restage', call_type: 'async', inputs };
    const said = async (language: string) =>
      refusal(await bench.user.call('POST', '/api/jobs', body, { 'accept-language': language }));
    const sentences = await Promise.all(['en', 'de', 'ar'].map(said));
    expect(new Set(sentences.map(({ message }) => message)).size).toBe(3);
    expect(new Set(sentences.map(({ details }) => details['base_job_id'])).size).toBe(3);
  });
});

describe('a kept cut-out', () => {
  it('goes when its job goes', async () => {
    const { bench, run } = await openRestages(api);
    const kept = await keptOf(api, bench.user.id);
    expect(kept).toHaveLength(2);
    await bench.user.call('DELETE', `/api/jobs/${run.id}`);
    expect(await keptOf(api, bench.user.id)).toEqual([]);
    for (const id of kept) expect(await api.services.storage.size(id)).toBeUndefined();
  });

  it('goes after a day, and loses nothing else', async () => {
    const { ask, bench, run } = await openRestages(api);
    await age(api, bench, restageRules.hours * hour - 5_000, 'objects');
    await api.services.uploads.sweep(100_000);
    expect(await keptOf(api, bench.user.id)).toHaveLength(2);
    await age(api, bench, 5_000, 'objects');
    await api.services.uploads.sweep(100_000);
    expect(await keptOf(api, bench.user.id)).toEqual([]);
    const [balance, before] = [await bench.balance(), await bench.read(run.id)];
    expect(refusal(await ask())).toMatchObject({
      ...{ status: 409, code: 'Conflict' },
      message: expect.stringContaining('once more'),
      details: { base_job_id: expect.stringContaining('not kept') },
    });
    expect(await bench.balance()).toBe(balance);
    expect((await bench.read(run.id)).outputs).toMatchObject(
      before.outputs.map(({ object_id }) => ({ object_id })),
    );
  });
});

describe('a preview', () => {
  it('starts from the cut-out of a run, of a preview, and of a preview that did', async () => {
    const { bench, photo, restage } = await openRestages(api);
    expect(await restage({}, 'preview')).toMatchObject({ status: 'succeeded' });
    const first = await bench.run(tool, { object_id: photo }, 'preview');
    expect(await keptOf(api, bench.user.id)).toHaveLength(3);
    const second = await restage({ base_job_id: first.id }, 'preview');
    const third = await restage({ base_job_id: second.id }, 'preview');
    expect(third).toMatchObject({ status: 'succeeded', credits: 0 });
    expect(await keptOf(api, bench.user.id)).toHaveLength(3);
  });

  it('keeps its cut-out for an hour', async () => {
    const { bench, photo, ask } = await openRestages(api);
    const preview = await bench.run(tool, { object_id: photo }, 'preview');
    await age(api, bench, restageRules.previewHours * hour);
    expect(await ask({ base_job_id: preview.id }, 'preview')).toMatchObject({ status: 409 });
    expect(await ask({}, 'preview')).toMatchObject({ status: 200 });
  });
});

it('a picture whose cut-out goes while it waits fails with a sentence, and nothing is lost', async () => {
  const idle = await startTestApi({ worker: false });
  try {
    const bench = await openJobBench(idle);
    const photo = await bench.user.upload(png);
    const { runner, uploads } = idle.services;
    const never = new AbortController().signal;
    const base = await bench.start(tool, { object_id: photo });
    await runner.run(base, never);
    const waiting = await bench.start(tool, { object_id: photo, base_job_id: base }, 'restage');
    const { rows } = await idle.services.database.db.execute(
      sql`select id from objects where kind = 'cutout'`,
    );
    await uploads.remove(rows.map(({ id }) => String(id)));
    const balance = await bench.balance();
    await runner.run(waiting, never);
    expect(await bench.read(waiting)).toMatchObject({
      status: 'failed',
      error: {
        code: 'Conflict',
        reason: 'cutoutGone',
        message: expect.stringContaining('once more'),
      },
    });
    expect(await bench.balance()).toBe(balance);
    expect((await bench.read(base)).outputs).toHaveLength(1);
  } finally {
    await idle.close();
  }
});
