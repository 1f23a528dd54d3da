import { openAsBlob } from 'node:fs';
import { fileTypeFromFile } from 'file-type';
import { AppError } from '../../../platform/errors.ts';
import { defaultFileName } from '../../uploads/file-name.ts';
import type { StoreCalls } from '../client/store-calls.ts';
import { stageUpload } from '../graphql/files.ts';
import type { StageUploadMutation } from '../graphql/store-api.generated.ts';
import { assertTaken } from './publish-refused.ts';

type StagedTarget = NonNullable<
  NonNullable<StageUploadMutation['stagedUploadsCreate']>['stagedTargets']
>[number];

const uploadMs = 60_000;

/** Hands the bytes of a file to the store. */
export const stageFile =
  (calls: StoreCalls) =>
  /** @returns the address under which the store then finds them */
  async (shop: string, path: string): Promise<string> => {
    const type = (await fileTypeFromFile(path))?.mime ?? 'application/octet-stream';
    // Backed by the file: it is read while it is sent.
    const blob = await openAsBlob(path, { type });
    const filename = defaultFileName(type);
    const input = {
      filename,
      mimeType: type,
      fileSize: String(blob.size),
      httpMethod: 'POST',
      resource: 'IMAGE',
    };
    const { stagedUploadsCreate: made } = await calls.call<StageUploadMutation>(shop, stageUpload, {
      input: [input],
    });
    assertTaken(made);
    const target = made?.stagedTargets?.[0];
    if (!target?.url || !target.resourceUrl) throw new AppError('ProviderUnavailable');
    await send(target.url, target, blob, filename);
    return target.resourceUrl;
  };

async function send(url: string, target: StagedTarget, blob: Blob, filename: string) {
  const form = new FormData();
  for (const { name, value } of target.parameters) form.set(name, value);
  // The storage reads no field behind the file.
  form.set('file', blob, filename);
  const signal = AbortSignal.timeout(uploadMs);
  const answer = await fetch(url, { method: 'POST', body: form, signal }).catch(
    (cause: unknown) => {
      throw new AppError('ProviderUnavailable', { cause });
    },
  );
  const text = await answer.text();
  if (!answer.ok) throw new AppError('PublishRefused', { cause: text });
}
