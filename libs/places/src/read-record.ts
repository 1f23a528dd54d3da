import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { z } from 'zod';

/** What is wrong with a file, in one sentence that names it. */
export const problem = (path: string, text: string, cause?: unknown): Error =>
  new Error(`${path} ${text}.`, { cause });

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** The folders in a folder, by name; none where it is missing. */
export async function readFolders(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(folder, name))
    .sort();
}

/**
 * Reads and checks a record.
 *
 * @throws Error whose message names the file, the field and what is wrong with it
 */
export async function readRecord<T>(folder: string, file: string, schema: z.ZodType<T>): Promise<T>;
export async function readRecord<T>(
  folder: string,
  file: string,
  schema: z.ZodType<T>,
  presence: 'optional',
): Promise<T | undefined>;
export async function readRecord<T>(
  folder: string,
  file: string,
  schema: z.ZodType<T>,
  presence: 'required' | 'optional' = 'required',
): Promise<T | undefined> {
  const path = join(folder, file);
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    if (isMissing(cause) && presence === 'optional') return undefined;
    throw problem(path, isMissing(cause) ? 'is missing' : 'cannot be read', cause);
  });
  if (text === undefined) return undefined;
  const record = check(path, parse(path, text), schema);
  const { id } = record as { id?: string };
  if (id !== undefined && id !== basename(folder)) {
    throw problem(path, `has the id ${id}; it must be its folder's name, ${basename(folder)}`);
  }
  return record;
}

function parse(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw problem(path, 'is not valid JSON', cause);
  }
}

function check<T>(path: string, value: unknown, schema: z.ZodType<T>): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map((issue) => {
    const field = issue.path.join('.');
    return field ? `${field}: ${issue.message}` : issue.message;
  });
  throw problem(path, `is not valid: ${issues.join('; ')}`);
}
