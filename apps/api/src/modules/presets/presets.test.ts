import { mostPresets, type Preset } from '@tintory/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signInTestUser, startTestApi, type TestApi, type TestUser } from '../../testing/index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ worker: false });
}, 120_000);
afterAll(() => api?.close());

const save = (user: TestUser, name: string, inputs: object, tool_id = 'change_background') =>
  user.call('POST', '/api/presets', {
    tool_id,
    name,
    inputs: Object.entries(inputs).map(([key, value]) => ({ key, value })),
  });
const list = async (user: TestUser, toolId = 'change_background') =>
  ((await user.call('GET', `/api/presets?tool_id=${toolId}`)).body as { rows: Preset[] }).rows;

it('are kept by name, a tool’s own, and each user’s alone', async () => {
  const [user, other] = [await signInTestUser(api), await signInTestUser(api)];
  await save(user, 'shop', { background: 'color', color: '#ffffff' });
  await save(user, 'evening', { background: 'studio', studio: 'sunset' });
  await save(other, 'theirs', { background: 'blur' });
  expect((await list(user)).map(({ name }) => name)).toEqual(['evening', 'shop']);
  expect(await list(user, 'product_model')).toEqual([]);
});

it('replace one of the same name', async () => {
  const user = await signInTestUser(api);
  await save(user, 'shop', { background: 'color' });
  await save(user, 'shop', { background: 'blur' });
  expect(await list(user)).toMatchObject([{ inputs: [{ key: 'background', value: 'blur' }] }]);
});

it('replace one of the same name that was typed otherwise', async () => {
  const user = await signInTestUser(api);
  await save(user, 'Café'.normalize('NFD'), { background: 'color' });
  await save(user, 'Café'.normalize('NFC'), { background: 'blur' });
  expect(await list(user)).toMatchObject([{ name: 'Café'.normalize('NFC') }]);
});

it('are so many and no more, of which each can still be replaced', async () => {
  const user = await signInTestUser(api);
  for (let n = 0; n < mostPresets; n += 1) await save(user, `preset ${n}`, { blur: 10 });
  expect(await save(user, 'one more', {})).toMatchObject({
    status: 429,
    body: { code: 'TooManyRequests' },
  });
  expect(await save(user, 'preset 7', { blur: 30 })).toMatchObject({ status: 200 });
  expect(await list(user)).toHaveLength(mostPresets);
});

it('leave out what belongs to one picture, and what the tool does not know', async () => {
  const user = await signInTestUser(api);
  const { body } = await save(user, 'x', {
    object_id: '01890a5d-ac96-774b-bcce-b302099a8057',
    background_object_id: '01890a5d-ac96-774b-bcce-b302099a8058',
    strokes: [],
    nonsense: 1,
    blur: 20,
  });
  expect((body as Preset).inputs).toEqual([{ key: 'blur', value: 20 }]);
});

it('hold no value that the tool refuses, and say which it is', async () => {
  const user = await signInTestUser(api);
  const refused = await save(user, 'old', { format: 'gif', blur: 1_000, color: 'red', crop: 1 });
  expect(refused).toMatchObject({ status: 400, body: { code: 'InvalidInput' } });
  const { details } = refused.body as { details: Record<string, string> };
  expect(Object.keys(details).sort()).toEqual(['blur', 'color', 'format']);
  expect(details['format']).toContain('png');
  expect(await list(user)).toEqual([]);
});

it('may wait for a picture that their options ask for', async () => {
  const user = await signInTestUser(api);
  expect(await save(user, 'mine', { background: 'picture' })).toMatchObject({ status: 200 });
});

it('are deleted by their owner alone', async () => {
  const [user, other] = [await signInTestUser(api), await signInTestUser(api)];
  const { id } = (await save(user, 'shop', {})).body as Preset;
  expect(await other.call('DELETE', `/api/presets/${id}`)).toMatchObject({ status: 404 });
  expect(await user.call('DELETE', `/api/presets/${id}`)).toMatchObject({ status: 200 });
  expect(await list(user)).toEqual([]);
});

it('need a name, a tool that exists, and somebody signed in', async () => {
  const user = await signInTestUser(api);
  expect(await save(user, '  ', {})).toMatchObject({ status: 400 });
  expect(await save(user, 'x', {}, 'make_coffee')).toMatchObject({ status: 404 });
  const answer = await fetch(`${api.origin}/api/presets?tool_id=product_model`);
  expect(answer.status).toBe(401);
});
