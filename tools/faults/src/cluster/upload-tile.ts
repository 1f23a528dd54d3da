import { uploadForm } from '@tintory/api/testing';
import type { CreateUploadResult, LoginResult } from '@tintory/contract';
import sharp from 'sharp';

const tries = 20;

/** A texture of 64 px, so that the image process has little to do. */
const drawTile = () =>
  sharp({
    create: {
      ...{ width: 64, height: 64, channels: 3, background: '#808080' },
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .png()
    .toBuffer();

/**
 * Uploads a small texture for a user, with retries for lost responses.
 *
 * @returns its object id
 */
export async function uploadTile(origin: string, login: LoginResult): Promise<string> {
  const bytes = await drawTile();
  for (let n = 0; n < tries; n += 1) {
    const id = await uploadOnce(origin, login, bytes).catch(() => undefined);
    if (id) return id;
  }
  throw new Error('The picture could not be uploaded.');
}

async function uploadOnce(origin: string, login: LoginResult, bytes: Buffer) {
  const body = await uploadForm(login.upload_key, bytes.length);
  const headers = { authorization: `Bearer ${login.access_token}` };
  const answer = await fetch(`${origin}/api/uploads`, { method: 'POST', body, headers });
  if (!answer.ok) return undefined;
  const made = (await answer.json()) as CreateUploadResult;
  const put = await fetch(made.upload_signed_url, {
    method: 'PUT',
    body: new Uint8Array(bytes),
    headers: {
      'content-type': 'image/png',
      'content-disposition': made.content_disposition,
    },
  });
  return put.ok ? made.object_id : undefined;
}
