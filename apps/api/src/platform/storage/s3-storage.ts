import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  NotFound,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { Config } from '../../config.ts';
import { AppError } from '../errors.ts';
import type { Storage } from './storage.ts';

const secondsUntil = (time: Date) => Math.max(1, Math.ceil((+time - Date.now()) / 1_000));

/** Objects in a bucket of any S3; clients talk to it directly by presigned URLs. */
export function createS3Storage(config: Config, bucket: string): Storage {
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = config;
  const client = new S3Client({
    region: config.S3_REGION,
    // A checksum of the empty body at signing time would refuse every file put to the URL.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    ...(config.S3_ENDPOINT ? { endpoint: config.S3_ENDPOINT, forcePathStyle: true } : {}),
    ...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
  });
  const at = (objectId: string) => ({ Bucket: bucket, Key: objectId });
  const openRead = async (objectId: string) => {
    const { Body } = await client.send(new GetObjectCommand(at(objectId)));
    if (!(Body instanceof Readable)) throw new AppError('NotFound');
    return Body;
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
      try {
        return (await client.send(new HeadObjectCommand(at(objectId)))).ContentLength;
      } catch (error) {
        if (error instanceof NotFound) return undefined;
        throw error;
      }
    },
    openRead,
    writeFrom: async (objectId, path, contentType) => {
      const { size } = await stat(path);
      const Body = createReadStream(path);
      await client.send(
        new PutObjectCommand({
          ...at(objectId),
          Body,
          ContentLength: size,
          ContentType: contentType,
        }),
      );
    },
    copyTo: async (objectId, path) => pipeline(await openRead(objectId), createWriteStream(path)),
    remove: async (objectId) => {
      await client.send(new DeleteObjectCommand(at(objectId)));
    },
    check: async () => {
      await client.send(new HeadBucketCommand({ Bucket: bucket }));
    },
  };
}
