import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { Shop } from './model.ts';
import type { PictureBudget } from './picture-budget.ts';

export type UploadMethod = 'PUT' | 'POST';

type Staged = {
  key: string;
  type: string;
  signature: string;
  expiresAt: number;
  bytes: Buffer | null;
};

export type StagedTarget = {
  url: string;
  resourceUrl: string;
  parameters: { name: string; value: string }[];
};

/** An error response of the storage. */
export type StorageRefusal = { status: number; code: string; message: string };

/** Largest picture file that a store accepts, in bytes. */
export const maxImageBytes = 20 * 1_024 * 1_024;

const lifetimeMs = 86_400_000;
const algorithm = 'GOOG4-RSA-SHA256';

export type StagedUploads = ReturnType<typeof createStagedUploads>;

/** Staged uploads: files that the app uploads before it adds them to the store. */
export function createStagedUploads(origin: () => string, budget: PictureBudget) {
  const secret = randomBytes(32);
  const staged = new Map<string, Staged>();
  let losesNext = false;
  const base = (): string => `${origin()}/shopify/staged/`;

  function create(shop: Shop, filename: string, type: string, method: UploadMethod): StagedTarget {
    const key = `tmp/${shop.id}/products/${randomUUID()}/${filename}`;
    const signature = createHmac('sha256', secret).update(`${method} ${key} ${type}`).digest('hex');
    staged.set(key, { key, type, signature, expiresAt: Date.now() + lifetimeMs, bytes: null });
    const resourceUrl = base() + key.split('/').map(encodeURIComponent).join('/');
    if (method === 'PUT') return putTarget(resourceUrl, type, signature);
    return { url: base(), resourceUrl, parameters: formOf(key, type, signature) };
  }

  /** Stores the bytes, or returns the error. */
  function receive(
    key: string,
    signature: string,
    type: string,
    bytes: Buffer,
  ): StorageRefusal | null {
    const target = staged.get(key);
    if (target?.signature !== signature)
      return { status: 403, code: 'SignatureDoesNotMatch', message: 'The signature is wrong.' };
    const refusal = refusalOf(target, type, bytes);
    if (refusal) return refusal;
    drop(target);
    if (!budget.take(bytes.length))
      return { status: 507, code: 'InsufficientStorage', message: 'The sandbox is full.' };
    target.bytes = bytes;
    return null;
  }

  function drop(target: Staged): void {
    budget.give(target.bytes?.length ?? 0);
    target.bytes = null;
  }

  return {
    create,
    receive,
    /** The next file to be collected is missing. */
    loseNext: (): void => {
      losesNext = true;
    },
    /** Removes and returns the bytes of a resource URL; null if there are none. */
    collect: (resourceUrl: string): Buffer | null => {
      if (losesNext) {
        losesNext = false;
        return null;
      }
      const key = decodeURIComponent(resourceUrl.slice(base().length));
      const target = staged.get(key);
      const bytes = target?.bytes ?? null;
      if (target) drop(target);
      return bytes;
    },
    isStaged: (url: string): boolean => url.startsWith(base()),
  };
}

function refusalOf(target: Staged, type: string, bytes: Buffer): StorageRefusal | null {
  if (target.expiresAt <= Date.now())
    return { status: 400, code: 'ExpiredToken', message: 'The upload has expired.' };
  if (type !== target.type)
    return { status: 403, code: 'AccessDenied', message: 'The content type is another one.' };
  if (bytes.length > maxImageBytes)
    return { status: 400, code: 'EntityTooLarge', message: 'The upload is too large.' };
  return null;
}

const putTarget = (resourceUrl: string, type: string, signature: string): StagedTarget => ({
  url: `${resourceUrl}?X-Goog-Algorithm=${algorithm}&X-Goog-Expires=86400&X-Goog-Signature=${signature}`,
  resourceUrl,
  parameters: [
    { name: 'content_type', value: type },
    { name: 'acl', value: 'private' },
  ],
});

/** The fields of the form that posts a file. */
const formOf = (key: string, type: string, signature: string): StagedTarget['parameters'] =>
  Object.entries({
    'Content-Type': type,
    success_action_status: '201',
    acl: 'private',
    key,
    'x-goog-algorithm': algorithm,
    'x-goog-signature': signature,
  }).map(([name, value]) => ({ name, value }));
