import type { ToolDefinition } from '@tintory/catalog';
import type { Database } from '../../platform/database/database.ts';
import type { Storage } from '../../platform/storage/storage.ts';

/** What uploads need; each call takes its share. */
export type UploadsParts = {
  db: Database;
  storage: Storage;
  /** The key that signs upload requests of a session. */
  uploadKey: (sessionId: string) => string;
  findTool: (id: string) => ToolDefinition | undefined;
  onError: (error: unknown) => void;
  now: () => Date;
};

export const dayMs = 24 * 60 * 60 * 1_000;
