import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { Config } from '../../config.ts';
import { AppError } from '../errors.ts';
import type { Storage } from './storage.ts';

/**
 * An unreachable bucket must not block callers: its timeout counts from the last byte, so that
 * large pictures may take longer. The SDK retries reads and removals with jitter; uploads are
 * streams and are not retried.
 */
const timeouts = { connectionTimeout: 2_000, socketTimeout: 5_000 };
const attempts = 3;
/** A request without a picture that somebody waits for. */
const shortAnswerMs = 2_000;

const secondsUntil = (time: Date) => Math.max(1, Math.ceil((+time - Date.now()) / 1_000));

/** Objects in a bucket of any S3; clients talk to it directly by presigned URLs. */
export function createS3Storage(config: Config, bucket: string): Storage {
  const client = openClient(config);
  const at = (objectId: string): Address => ({ Bucket: bucket, Key: objectId });
  const openRead = openObject(client, at);

  return {
    ...signUrls(client, at),
    openRead,
    size: readSize(client, at),
    writeFrom: async (objectId, path, contentType) => {
      const { size } = await stat(path);
      const Body = createReadStream(path);
      const file = { ...at(objectId), Body, ContentLength: size, ContentType: contentType };
      await orTrouble(client.send(new PutObjectCommand(file)));
    },
    copyTo: async (objectId, path) => {
      const file = await openRead(objectId);
      if (!file) throw new AppError('NotFound');
      await orTrouble(pipeline(file, createWriteStream(path)));
    },
    remove: async (objectId) => {
      await orTrouble(client.send(new DeleteObjectCommand(at(objectId))));
    },
    // A bucket has no end.
    assertRoom: () => Promise.resolve(),
    check: async (signal) => {
      await client.send(new HeadBucketCommand({ Bucket: bucket }), { abortSignal: signal });
    },
  };
}

type Address = { Bucket: string; Key: string };
type At = (objectId: string) => Address;

function openClient(config: Config): S3Client {
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = config;
  return new S3Client({
    region: config.S3_REGION,
    requestHandler: { ...timeouts, throwOnRequestTimeout: true },
    maxAttempts: attempts,
    retryMode: 'standard',
    // Waiting for `100 Continue` would count as silence.
    expectContinueHeader: false,
    // A checksum of the empty body at signing time would refuse every file put to the URL.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    ...(config.S3_ENDPOINT ? { endpoint: config.S3_ENDPOINT, forcePathStyle: true } : {}),
    ...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
  });
}

/** Headers of an upload that its URL binds. */
const boundHeaders = new Set(['content-type', 'content-disposition', 'content-length', 'host']);

const signUrls = (client: S3Client, at: At): Pick<Storage, 'createPutUrl' | 'createGetUrl'> => ({
  createPutUrl: (terms) => {
    const put = new PutObjectCommand({
      ...at(terms.objectId),
      ContentLength: terms.bytes,
      ContentType: terms.contentType,
      ContentDisposition: terms.contentDisposition,
    });
    const expiresIn = secondsUntil(terms.expiresAt);
    return getSignedUrl(client, put, { expiresIn, signableHeaders: boundHeaders });
  },
  createGetUrl: (terms) => {
    const get = new GetObjectCommand({
      ...at(terms.objectId),
      ResponseContentType: terms.contentType,
      ResponseContentDisposition: terms.contentDisposition,
    });
    return getSignedUrl(client, get, { expiresIn: secondsUntil(terms.expiresAt) });
  },
});

const openObject =
  (client: S3Client, at: At): Storage['openRead'] =>
  async (objectId) => {
    const sent = client.send(new GetObjectCommand(at(objectId)));
    const found = sent.catch((error: unknown) => {
      if (error instanceof NoSuchKey) return undefined;
      throw error;
    });
    const body = (await orTrouble(found))?.Body;
    return body instanceof Readable ? body : undefined;
  };

const readSize =
  (client: S3Client, at: At): Storage['size'] =>
  async (objectId) => {
    const head = client.send(new HeadObjectCommand(at(objectId)), {
      requestTimeout: shortAnswerMs,
    });
    const found = head.catch((error: unknown) => {
      if (error instanceof NotFound) return undefined;
      throw error;
    });
    return (await orTrouble(found))?.ContentLength;
  };

/** The bucket's failures are retried later. */
async function orTrouble<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (cause) {
    throw new AppError('ProviderUnavailable', { cause });
  }
}
