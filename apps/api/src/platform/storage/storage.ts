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

/** Storage of objects' bytes. Keys are object ids; access is decided by the callers. */
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
  /** Deleting a missing file is no error. */
  remove(objectId: string): Promise<void>;
  /** Rejects with `StorageFull` when the room that is kept free would be touched. */
  assertRoom(): Promise<void>;
  /** Rejects if the storage cannot be written; `signal` stops waiting. */
  check(signal: AbortSignal): Promise<void>;
};
