import type { Readable } from 'node:stream';

export type PutTerms = {
  objectId: string;
  bytes: number;
  contentType: string;
  contentDisposition: string;
  expiresAt: Date;
};

export type GetTerms = {
  objectId: string;
  contentType: string;
  contentDisposition: string;
  expiresAt: Date;
};

/** Where the bytes of objects live. Keys are object ids; who may see them is decided above. */
export type Storage = {
  /** A URL that takes exactly what the terms say, until they expire. */
  createPutUrl(terms: PutTerms): Promise<string>;
  createGetUrl(terms: GetTerms): Promise<string>;
  /** Bytes stored under this id, or undefined. */
  size(objectId: string): Promise<number | undefined>;
  /** The stored bytes, or undefined where there are none. */
  openRead(objectId: string): Promise<Readable | undefined>;
  writeFrom(objectId: string, path: string, contentType: string): Promise<void>;
  copyTo(objectId: string, path: string): Promise<void>;
  /** Removing what is not there is fine. */
  remove(objectId: string): Promise<void>;
  /** Rejects with `StorageFull` when the room that is kept free would be touched. */
  assertRoom(): Promise<void>;
  /** Rejects when nothing can be kept here; `signal` gives up on an answer. */
  check(signal: AbortSignal): Promise<void>;
};
