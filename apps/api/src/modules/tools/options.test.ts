import { tools, type FunctionDefinition } from '@tintory/catalog';
import { previewMaxPixels, type Job } from '@tintory/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recipes } from '../../recipes/recipes.ts';
import type { ExtraTool } from '../../services.ts';
import {
  createRecordingPool,
  openJobBench,
  optionTrials,
  startTestApi,
  type JobBench,
  type JobInputs,
  type TestApi,
} from '../../testing/index.ts';

const { pool, requests } = createRecordingPool();
let api: TestApi;
let bench: JobBench;
let pictures: [string, string];

const seamless = tools.find(({ id }) => id === 'seamless_image');
const run = seamless?.functions[0] as FunctionDefinition;
const sparkle = { key: 'sparkle', kind: 'boolean', default: false } as const;
/** A tool whose contract promises more than its recipe does. */
const boastful = {
  tool: {
    ...(seamless as ExtraTool['tool']),
    id: 'boastful',
    functions: [{ ...run, fields: [...run.fields, sparkle] }],
  },
  recipe: recipes.seamless_image,
};

beforeAll(async () => {
  api = await startTestApi({ pool, extraTools: [boastful] });
  bench = await openJobBench(api);
  const upload = (content: string) => bench.user.upload(new TextEncoder().encode(content));
  pictures = [await upload('one picture'), await upload('another picture')];
}, 120_000);
afterAll(() => api.close());

/** What the engine is asked for. */
async function requestOf(toolId: string, func: FunctionDefinition, inputs: JobInputs) {
  requests.length = 0;
  const { body } = await bench.user.call('POST', '/api/jobs', {
    tool_id: toolId,
    func_id: func.id,
    call_type: func.callType,
    inputs: Object.entries(inputs).map(([key, value]) => ({ key, value })),
  });
  const { id } = body as Job;
  if (!id) throw new Error(`${JSON.stringify(inputs)} was refused: ${JSON.stringify(body)}`);
  await bench.finish(id);
  if (requests.length !== 1) {
    throw new Error(`${requests.length} requests for ${JSON.stringify(inputs)}.`);
  }
  return requests[0] ?? '';
}

/** Values that ask the engine for the same as another value of the option. */
async function findMute(toolId: string, func: FunctionDefinition): Promise<string[]> {
  const mute: string[] = [];
  for (const { option, tries } of optionTrials(func.fields, pictures)) {
    const seen = new Set<string>();
    for (const { value, inputs } of tries) {
      const request = await requestOf(toolId, func, inputs);
      if (seen.has(request)) mute.push(`${option}: ${JSON.stringify(value)}`);
      seen.add(request);
    }
  }
  return mute;
}

describe('every value of every option reaches the engine', () => {
  it.each(
    tools.flatMap(({ id, functions }) =>
      functions.filter(({ credits }) => credits > 0).map((func) => [id, func] as const),
    ),
  )('of %s', { timeout: 120_000 }, async (id, func) => {
    expect(await findMute(id, func)).toEqual([]);
  });

  it('and one that does not is found', async () => {
    expect(await findMute('boastful', boastful.tool.functions[0] as FunctionDefinition)).toEqual([
      'sparkle: true',
    ]);
  });
});

type Sizes = { maxPixels?: number; width?: number; height?: number; size?: number };

/** The most pixels that the engine may answer a request with. */
function mostPixels(request: string): number {
  const {
    maxPixels,
    width = 0,
    height = 0,
    size = 0,
  } = JSON.parse(request.slice(request.indexOf(' '))) as Sizes;
  return maxPixels ?? (width * height || size * size || Infinity);
}

describe('a free preview', () => {
  const previews = tools.flatMap(({ id, functions }) =>
    functions.filter((func) => func.id === 'preview').map((func) => [id, func] as const),
  );
  it.each(previews)('of %s asks the engine for a small picture', async (id, func) => {
    const [trial] = optionTrials(func.fields, pictures);
    const request = await requestOf(id, func, trial?.tries[0]?.inputs ?? {});
    expect(mostPixels(request)).toBeLessThanOrEqual(previewMaxPixels);
    expect(func.credits).toBe(0);
  });
});
