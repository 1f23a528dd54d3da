import { keptCutout, tools } from '@tintory/catalog';
import { previewMaxPixels, type Job, type JobInput } from '@tintory/contract';
import { drawFaces, withoutGround } from '@tintory/imaging/testing';
import { drawPerson, drawTee } from '@tintory/effects/testing';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  followJob,
  giveCredits,
  signInTestUser,
  startTestApi,
  type TestApi,
  type TestUser,
} from '../testing/index.ts';
import { realEngine } from '../testing/real-engine.ts';

let api: TestApi;
let ann: TestUser;
let portrait: string;
let other: string;
/** Cut out already, so that their tools do all but cut them out: the background remover does that here. */
let cut: string;
let person: string;
let tee: string;

beforeAll(async () => {
  api = await startTestApi({ pool: realEngine() });
  ann = await signInTestUser(api);
  await giveCredits(api, ann.id, 500);
  const draw = (x: number, skin: string) =>
    drawFaces(240, 240, [{ x, y: 115, radius: 50, skin }])
      .png()
      .toBuffer();
  const upload = (bytes: Uint8Array) => ann.upload(new Uint8Array(bytes));
  const drawn = await draw(120, '#dba98a');
  portrait = await upload(drawn);
  other = await upload(await draw(115, '#c08a66'));
  cut = await upload(await withoutGround(drawn));
  person = await upload(await withoutGround(await drawPerson()));
  tee = await upload(await withoutGround(await drawTee()));
}, 120_000);
afterAll(async () => {
  await api.close();
});

const list = (inputs: Record<string, JobInput['value']>): JobInput[] =>
  Object.entries(inputs).map(([key, value]) => ({ key, value }));

async function run(toolId: string, funcId: string, inputs: Record<string, JobInput['value']>) {
  const tool = tools.find(({ id }) => id === toolId);
  const func = tool?.functions.find(({ id }) => id === funcId);
  const { status, body } = await ann.call('POST', '/api/jobs', {
    tool_id: toolId,
    func_id: funcId,
    call_type: func?.callType,
    inputs: list(inputs),
  });
  expect({ status, body }).toMatchObject({ status: 200 });
  const read = async (id: string) => (await ann.call('GET', `/api/jobs/${id}`)).body as Job;
  return followJob(api, (body as Job).id, read);
}

const balance = async () =>
  ((await ann.call('GET', '/api/members/current')).body as { credits: number }).credits;

/** What a tool is given where a photo alone does not do. */
const inputsOf: Record<string, () => Record<string, JobInput['value']>> = {
  change_background: () => ({
    object_id: cut,
    background: 'picture',
    background_object_id: other,
  }),
  product_model: () => ({ object_id: cut, prompt: 'on marble', num: 1 }),
  image_to_venom: () => ({ object_id: cut }),
  style_transfer_cartoon: () => ({ object_id: portrait, style: 'ink' }),
  image_upscale: () => ({ object_id: portrait, factor: '2' }),
  face_swap: () => ({ target_object_id: portrait, source_object_ids: [other], indexes: [0] }),
  virtual_dress: () => ({ object_id: person, garment_object_id: tee }),
  text_to_tattoo: () => ({ prompt: 'a wolf', style: 'line' }),
  text_to_image: () => ({ prompt: 'a red car on a beach at sunset' }),
};

const stagers = new Set(tools.filter((tool) => keptCutout(tool, 'run')).map(({ id }) => `${id}`));

/** Tools that stage a cut-out are given one: `remove_background` cuts here. */
const givenTo = (id: string) => inputsOf[id]?.() ?? { object_id: stagers.has(id) ? cut : portrait };

/** How results came to be, in the words of IPTC, where they are no photo with something else in it. */
const sourceTypes: Record<string, string> = {
  remove_background: 'algorithmicallyEnhanced',
  style_transfer_cartoon: 'algorithmicallyEnhanced',
  image_upscale: 'algorithmicallyEnhanced',
  seamless_image: 'algorithmicallyEnhanced',
  text_to_tattoo: 'algorithmicMedia',
  text_to_image: 'algorithmicMedia',
};

/** The source type in a file's XMP or in an SVG's metadata. */
async function sourceTypeOf(file: Buffer, contentType: string) {
  const text =
    contentType === 'image/svg+xml' ? file.toString() : (await sharp(file).metadata()).xmpAsString;
  return /DigitalSourceType\W+http:\/\/cv\.iptc\.org\/newscodes\/digitalsourcetype\/(\w+)/.exec(
    text ?? '',
  )?.[1];
}

describe('every tool', () => {
  it.each(tools.map(({ id, functions }) => [id, functions[0]] as const))(
    '%s makes a picture that can be fetched, and charges its price once',
    async (id, func) => {
      const before = await balance();
      const job = await run(id, func.id, givenTo(id));
      expect([job.status, job.error]).toEqual(['succeeded', null]);
      expect(job.engine).toBe('local');
      expect(job.outputs.length).toBeGreaterThan(0);
      expect(job.result?.['mode']).toEqual(expect.stringMatching(/./));
      for (const { url, content_type: contentType, bytes } of job.outputs) {
        const answer = await fetch(url);
        expect(answer.headers.get('content-type')).toBe(contentType);
        const file = Buffer.from(await answer.arrayBuffer());
        expect(file.byteLength).toBe(bytes);
        expect(await sourceTypeOf(file, contentType)).toBe(
          sourceTypes[id] ?? 'compositeWithTrainedAlgorithmicMedia',
        );
      }
      expect(before - (await balance())).toBe(job.credits);
    },
    90_000,
  );
});

// Of what size each tool asks for a preview, options.test.ts tells.
describe('free previews', () => {
  it.each(['product_model', 'virtual_dress'])('of %s cost nothing and are small', async (id) => {
    const before = await balance();
    const { status, outputs } = await run(id, 'preview', givenTo(id));
    expect(status).toBe('succeeded');
    expect(outputs).toHaveLength(1);
    for (const { width, height } of outputs) {
      expect(width * height).toBeLessThanOrEqual(previewMaxPixels);
    }
    expect(await balance()).toBe(before);
  });
});

describe('faces', () => {
  it('are found at once, with their boxes in fractions of the photo', async () => {
    const { result, status } = await run('face_swap', 'detect', { object_id: portrait });
    expect(status).toBe('succeeded');
    const faces = result?.['faces'] as { index: number; box: { x: number; width: number } }[];
    expect(faces).toHaveLength(1);
    expect(faces[0]?.index).toBe(0);
    expect(faces[0]?.box.x).toBeGreaterThan(0.2);
    expect(faces[0]?.box.width).toBeLessThan(0.6);
  });

  it('that do not exist are refused in words, and nothing is charged', async () => {
    const before = await balance();
    const inputs = { target_object_id: portrait, source_object_ids: [other], indexes: [3] };
    expect(await run('face_swap', 'swap', inputs)).toMatchObject({
      status: 'failed',
      error: { code: 'InvalidInput' },
    });
    expect(await balance()).toBe(before);
  });
});

it('who has no body in the picture is told so, and pays nothing', async () => {
  const before = await balance();
  const inputs = { object_id: portrait, garment_object_id: tee };
  expect(await run('virtual_dress', 'run', inputs)).toMatchObject({
    status: 'failed',
    error: { code: 'NoBody' },
  });
  expect(await balance()).toBe(before);
});

describe('words', () => {
  it('that name nothing are refused, and nothing is charged', async () => {
    const before = await balance();
    expect(await run('text_to_tattoo', 'run', { prompt: 'qwertz asdf' })).toMatchObject({
      status: 'failed',
      error: { code: 'PromptUnclear' },
    });
    expect(await balance()).toBe(before);
  });

  it('that nobody gets are refused before anything is held', async () => {
    const { status, body } = await ann.call('POST', '/api/jobs', {
      tool_id: 'text_to_image',
      func_id: 'run',
      call_type: 'async',
      inputs: list({ prompt: 'a nude teen' }),
    });
    expect({ status, body }).toMatchObject({ status: 422, body: { code: 'PromptRefused' } });
  });
});
