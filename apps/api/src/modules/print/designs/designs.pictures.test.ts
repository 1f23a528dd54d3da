import type { ImagePool } from '@tintory/image-pool';
import { pictures } from '@tintory/imaging/testing';
import { printDesign } from '@tintory/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { signInTestUser, startTestApi, type TestApi } from '../../../testing/index.ts';
import { realEngine } from '../../../testing/real-engine.ts';

let api: TestApi;

/** Longer side in pixels of what is rendered, where it is less than the product's own. */
let most = Infinity;

/** The real engine, which draws smaller where only the pictures' difference is asked about. */
function sizedEngine(): ImagePool {
  const engine = realEngine();
  return {
    ...engine,
    mockup: (wish, control) =>
      engine.mockup({ ...wish, width: Math.min(wish.width, most) }, control),
    placeStage: (wish, control) =>
      engine.placeStage(
        most < Infinity ? { ...wish, size: { width: most, height: most } } : wish,
        control,
      ),
  };
}

beforeAll(async () => {
  api = await startTestApi({ pool: sizedEngine(), worker: false });
}, 120_000);
afterEach(() => {
  most = Infinity;
});
afterAll(async () => {
  await api?.close();
});

it('a design comes with two views and the product in a place, each to be seen', async () => {
  const user = await signInTestUser(api);
  const media = [
    {
      ...{ print_area_id: 'front', object_id: await user.upload(await pictures.png()) },
      ...{ x: 150, y: 150, scale: 0.8, rotation: 0 },
    },
  ];
  const path = '/api/pod/products/t-shirt/update_media';
  const { status, body } = await user.call('POST', path, { media, color: 'navy' });
  expect({ status, body }).toMatchObject({ status: 200 });
  const made = printDesign.parse(body);
  expect(made).toMatchObject({ product_id: 't-shirt', color: 'navy', media });
  expect(made.mockups.map(({ role }) => role)).toEqual(['mockup', 'mockup', 'scene']);
  // 320 pixels on 80 % of 306 mm.
  expect(made.dpi).toBe(Math.round((320 * 25.4) / (0.8 * 306)));
  for (const { url } of made.mockups) {
    const answer = await fetch(url);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(5_000);
  }
});

it('each model of a phone case has pictures of its own', async () => {
  most = 160;
  const user = await signInTestUser(api);
  const media = [
    {
      ...{ print_area_id: 'front', object_id: await user.upload(await pictures.png()) },
      ...{ x: 38, y: 100, scale: 0.9, rotation: 0 },
    },
  ];
  const show = async (model: string) => {
    const path = '/api/pod/products/phone-case/update_media';
    const { mockups } = printDesign.parse((await user.call('POST', path, { media, model })).body);
    const files = mockups.map(async ({ url }) => (await fetch(url)).arrayBuffer());
    return (await Promise.all(files)).map((bytes) => Buffer.from(bytes).toString('base64'));
  };
  const iphone = await show('iphone-16');
  const galaxy = await show('galaxy-s25');
  expect(iphone.length).toBeGreaterThan(1);
  for (const [at, picture] of iphone.entries()) expect(galaxy[at]).not.toBe(picture);
});

describe('a blank', () => {
  const get = (path: string, headers = {}) =>
    fetch(`${api.origin}/api/print/blanks/${path}`, { headers });

  it('shows a view that is no area’s, as a mug with its handle', async () => {
    expect((await get('mug/handle-right.webp')).status).toBe(200);
    expect((await get('mug/handle-above.webp')).status).toBe(404);
  });

  it('is for anybody, in a colour, and kept by whoever has it', async () => {
    const first = await get('t-shirt/front.webp?color=navy');
    expect(first.status).toBe(200);
    expect(first.headers.get('content-type')).toBe('image/webp');
    expect(first.headers.get('cache-control')).toMatch(/^public, max-age=86400/);
    const tag = first.headers.get('etag') ?? '';
    const again = await get('t-shirt/front.webp?color=navy', { 'if-none-match': tag });
    expect(again.status).toBe(304);
    expect((await get('t-shirt/front.webp')).headers.get('etag')).not.toBe(tag);
  });

  it('is none of a product or an area that there is not', async () => {
    expect((await get('t-shirt/sleeve.webp')).status).toBe(404);
    expect((await get('sofa/front.webp')).status).toBe(404);
    expect((await get('t-shirt/front.webp?color=bluish')).status).toBe(400);
  });
});
