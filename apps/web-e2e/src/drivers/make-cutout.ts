import { createHmac, randomInt } from 'node:crypto';
import { expect } from '@playwright/test';
import type { SessionTokens } from '@tintory/journeys';
import { origins } from './served-app.ts';

const run = { tool_id: 'remove_background', func_id: 'run' };

/** An upload's nonce, time and signature, as the specification has them. */
function sign(upload: { content_type: string; file_name: string; file_size: number }, key: string) {
  const tenDigits = (value: number) => String(value).padStart(10, '0');
  const nonce = tenDigits(randomInt(2 ** 32));
  const timestamp = tenDigits(Math.floor(Date.now() / 1_000));
  const lines = [upload.content_type, upload.file_name, upload.file_size, nonce, timestamp];
  return {
    ...{ nonce, timestamp },
    hmac: createHmac('sha256', key).update(lines.join('\n')).digest('hex'),
  };
}

/**
 * Has a PNG cut out at the API, at the price of a run, without a page and without the free preview.
 *
 * @returns the path of the result's page
 */
export async function makeCutout(
  { access_token: token, upload_key: key }: SessionTokens,
  photo: Buffer,
): Promise<string> {
  const call = async <Answer>(path: string, init: RequestInit = {}): Promise<Answer> => {
    const headers = { authorization: `Bearer ${token}`, ...init.headers };
    const answer = await fetch(origins.api + path, { ...init, headers });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };

  const upload = { file_name: 'photo.png', file_size: photo.length, content_type: 'image/png' };
  const form = new FormData();
  const fields = { ...upload, ...sign(upload, key), ...run };
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  const place = await call<
    Record<'object_id' | 'upload_signed_url' | 'content_disposition', string>
  >('/api/uploads', { method: 'POST', body: form });
  const put = await fetch(place.upload_signed_url, {
    method: 'PUT',
    body: new Uint8Array(photo),
    headers: { 'content-type': 'image/png', 'content-disposition': place.content_disposition },
  });
  expect(put.ok).toBe(true);

  const inputs = [{ key: 'object_id', value: place.object_id }];
  const { id } = await call<{ id: string }>('/api/jobs', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...run, call_type: 'async', inputs }),
  });
  const statusOf = async () => (await call<{ status: string }>(`/api/jobs/${id}`)).status;
  await expect.poll(statusOf, { timeout: 90_000 }).toBe('succeeded');
  return `/tools/app/ai-background-remover?job=${id}`;
}
