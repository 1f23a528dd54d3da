import { lookup as systemLookup } from 'node:dns';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { imageLimits, imageTypes, type ErrorCode, type FailureReason } from '@tintory/contract';
import { fileTypeFromFile } from 'file-type';
import ipaddr from 'ipaddr.js';
import { Agent, request, type Dispatcher } from 'undici';
import type { ReasonText } from '../detail.ts';
import { AppError } from '../errors.ts';
import { limitBytes } from '../storage/limit-bytes.ts';
import { BlockedAddressError, guardLookup, type Lookup } from './guarded-lookup.ts';
import { isPublicAddress } from './public-address.ts';

export type FetchedImage = { contentType: string };

export type ImageFetcher = {
  /**
   * Refuses at once what is sure to be refused later.
   *
   * @throws AppError `InvalidInput`
   */
  assertAllowed(url: string): void;
  /**
   * Fetches a picture that somebody named by its address into a file. On failure the file is gone.
   *
   * @throws AppError `InvalidInput`, `PayloadTooLarge` or `UnsupportedMedia`; a system's error as it
   *   is where our own disk or machine has no room
   */
  fetchTo(url: string, path: string, signal?: AbortSignal): Promise<FetchedImage>;
  close(): Promise<void>;
};

type Options = {
  lookup?: Lookup;
  maxBytes?: number;
  /** For all of it, redirects included. */
  timeoutMs?: number;
};

const maxRedirects = 3;

/**
 * The only way for the server to open URLs that users give it.
 *
 * @param origins exact origins that may be fetched from wherever they are and without TLS
 */
export function createImageFetcher(
  origins: readonly string[],
  options: Options = {},
): ImageFetcher {
  const { lookup = systemLookup, maxBytes = imageLimits.maxBytes } = options;
  const guarded = new Agent({ connect: { lookup: guardLookup(lookup), timeout: 5_000 } });
  const trusted = new Agent({ connect: { timeout: 5_000 } });

  function assertAllowed(url: URL): void {
    if (!origins.includes(url.origin)) assertPublicHttps(url);
  }

  async function open(url: URL, signal: AbortSignal, left = maxRedirects): Promise<Readable> {
    assertAllowed(url);
    const dispatcher = origins.includes(url.origin) ? trusted : guarded;
    const answer = await request(url, { dispatcher, signal, headers: { accept: 'image/*' } });
    if (answer.statusCode < 300 && !saysMore(answer, maxBytes)) return answer.body;
    // An unread answer must not keep its connection.
    answer.body.on('error', () => undefined).destroy();
    if (answer.statusCode < 300) throw new AppError('PayloadTooLarge');
    const target = answer.statusCode < 400 ? redirectTarget(answer, url) : undefined;
    if (!target) refuse('noPicture', 'addressNoPicture');
    if (left === 0) refuse('redirects', 'addressUnreachable');
    return open(target, signal, left - 1);
  }

  return {
    assertAllowed: (address) => assertAllowed(parse(address)),
    fetchTo: async (address, path, signal) => {
      const limit = AbortSignal.timeout(options.timeoutMs ?? 15_000);
      const either = signal ? AbortSignal.any([signal, limit]) : limit;
      try {
        const body = await open(parse(address), either);
        await pipeline(body, limitBytes(maxBytes), createWriteStream(path), { signal: either });
        return { contentType: await typeOf(path) };
      } catch (cause) {
        await rm(path, { force: true });
        signal?.throwIfAborted();
        throw cause instanceof AppError || isOurs(cause) ? cause : unreachable(cause);
      }
    },
    close: async () => {
      await Promise.all([guarded.destroy(), trusted.destroy()]);
    },
  };
}

function parse(address: string): URL {
  if (!URL.canParse(address)) refuse('url', 'addressUnreachable');
  return new URL(address);
}

/** A host that is an IP address is never looked up, so it is checked here. */
function assertPublicHttps(url: URL): void {
  if (url.protocol !== 'https:') refuse('onlyHttps', 'addressPrivate');
  if (url.username || url.password) refuse('noPassword', 'addressPrivate');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (ipaddr.isValid(host) && !isPublicAddress(host)) refuse('notPublic', 'addressPrivate');
}

/** Whether an answer declares more bytes than allowed, so that it need not be read. */
const saysMore = ({ headers }: Dispatcher.ResponseData, maxBytes: number): boolean =>
  Number(headers['content-length']) > maxBytes;

function redirectTarget({ headers }: Dispatcher.ResponseData, from: URL): URL | undefined {
  const { location } = headers;
  if (typeof location !== 'string' || !URL.canParse(location, from.href)) return undefined;
  return new URL(location, from);
}

/** Detected from the content: a server's content type proves nothing. */
async function typeOf(path: string): Promise<string> {
  const mime = (await fileTypeFromFile(path))?.mime;
  const type = imageTypes.find((known) => known === mime);
  if (!type) refuse('noPicture', 'addressNoPicture', 'UnsupportedMedia');
  return type;
}

function refuse(text: ReasonText, reason: FailureReason, code: ErrorCode = 'InvalidInput'): never {
  throw new AppError(code, { reason, details: { image_url: { text } } });
}

/** Errors of our own files, not of the URL. */
const ownTroubles = ['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE', 'ENFILE', 'EACCES', 'ENOENT'];

const isOurs = (cause: unknown): boolean =>
  cause instanceof Error && ownTroubles.includes(String(Reflect.get(cause, 'code')));

/** A name may resolve into the local network, which shows only at connection time. */
const unreachable = (cause: unknown) =>
  new AppError('InvalidInput', {
    cause,
    reason: cause instanceof BlockedAddressError ? 'addressPrivate' : 'addressUnreachable',
    details: {
      image_url: { text: cause instanceof BlockedAddressError ? 'notPublic' : 'unreachable' },
    },
  });
