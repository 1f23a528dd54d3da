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
 * A bucket that is gone must not hold anybody up: its silence counts from the last byte, so that large
 * pictures may take their time. Reads and removals are tried again after random pauses by the SDK; a
 * file that is sent is not, since it is a stream.
 */
const patience = { connectionTimeout: 2_000, socketTimeout: 5_000 };
const attempts = 3;
/** A question without a picture in it, which somebody waits for. */
const shortAnswerMs = 2_000;

const secondsUntil = (time: Date) => Math.max(1, Math.ceil((+time - Date.now()) / 1_000));

/** Objects in a bucket of any S3; clients talk to it directly by presigned URLs. */
export function createS3Storage(config: Config, bucket: string): Storage {
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = config;
  const client = new S3Client({
    region: config.S3_REGION,
    requestHandler: { ...patience, throwOnRequestTimeout: true },
    maxAttempts: attempts,
    retryMode: 'standard',
    // Waiting for the bucket's leave to send would count as silence.
    expectContinueHeader: false,
    // A checksum of the empty body at signing time would refuse every file put to the URL.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    ...(config.S3_ENDPOINT ? { endpoint: config.S3_ENDPOINT, forcePathStyle: true } : {}),
    ...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
  });
  const at = (objectId: string) => ({ Bucket: bucket, Key: objectId });
  const openRead = async (objectId: string) => {
    const sent = client.send(new GetObjectCommand(at(objectId)));
    const found = sent.catch((error: unknown) => {
      if (error instanceof NoSuchKey) return undefined;
      throw error;
    });
    const body = (await orTrouble(found))?.Body;
    return body instanceof Readable ? body : undefined;
  };
  return {
    createPutUrl: (terms) =>
      getSignedUrl(
        client,
        new PutObjectCommand({
          ...at(terms.objectId),
          ContentLength: terms.bytes,
          ContentType: terms.contentType,
          ContentDisposition: terms.contentDisposition,
        }),
        {
          expiresIn: secondsUntil(terms.expiresAt),
          signableHeaders: new Set([
            'content-type',
            'content-disposition',
            'content-length',
            'host',
          ]),
        },
      ),
    createGetUrl: (terms) =>
      getSignedUrl(
        client,
        new GetObjectCommand({
          ...at(terms.objectId),
          ResponseContentType: terms.contentType,
          ResponseContentDisposition: terms.contentDisposition,
        }),
        { expiresIn: secondsUntil(terms.expiresAt) },
      ),
    size: async (objectId) => {
      const head = client.send(new HeadObjectCommand(at(objectId)), {
        requestTimeout: shortAnswerMs,
      });
      const found = head.catch((error: unknown) => {
        if (error instanceof NotFound) return undefined;
        throw error;
      });
      return (await orTrouble(found))?.ContentLength;
    },
    openRead,
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

/** What the bucket does not do may be done later. */
async function orTrouble<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (cause) {
    throw new AppError('ProviderUnavailable', { cause });
  }
}
