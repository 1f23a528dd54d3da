import { Writable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '../logger.ts';
import { openTestDatabase } from '../testing/index.ts';
import type { DatabaseHandle } from './database/database.ts';
import { AppError } from './errors.ts';

let database: DatabaseHandle;
beforeAll(async () => {
  database = await openTestDatabase();
}, 120_000);
afterAll(() => database.close());

/** The line that is logged of an error. */
function logged(err: unknown): string {
  let text = '';
  const write = (chunk: Buffer, _encoding: string, done: () => void) => {
    text += chunk.toString();
    done();
  };
  createLogger({ LOG_LEVEL: 'info' }, new Writable({ write })).error(
    { err },
    'The request failed.',
  );
  return text;
}

const failureOf = (query: ReturnType<typeof sql>) =>
  database.db.execute(query).then(
    () => new Error('It did not fail.'),
    (error: unknown) => error,
  );

describe('the log line of a failed query', () => {
  it('has the query and its code, and nothing of what was asked with', async () => {
    const error = await failureOf(
      sql`select ${'ann@example.com'}::text, ${'her secret words'}::uuid`,
    );
    for (const line of [logged(error), logged(new AppError('Internal', { cause: error }))]) {
      expect(line).toContain('select $1::text');
      expect(line).toContain('22P02');
      expect(line).toContain('log-error.test.ts');
      expect(line).not.toMatch(/ann@|secret words|params/);
    }
  });

  it('has the constraint, and not the value that broke it', async () => {
    await database.db.execute(sql`create table mailboxes (email text constraint once unique)`);
    const insert = sql`insert into mailboxes values (${'ann@example.com'})`;
    await database.db.execute(insert);
    const line = logged(await failureOf(insert));
    expect(line).toContain('"constraint":"once"');
    expect(line).toContain('duplicate key value violates unique constraint');
    expect(line).not.toMatch(/ann@/);
  });
});

it('has no address of a mail that was not delivered', () => {
  const error = Object.assign(new Error('550 <ann@example.com>: no such mailbox'), {
    rejected: ['ann@example.com'],
    response: '550 ann@example.com',
    code: 'EENVELOPE',
  });
  const line = logged(error);
  expect(line).toContain('EENVELOPE');
  expect(line).toContain('no such mailbox');
  expect(line).not.toContain('ann@example.com');
});

it('tells every error of several, and what is no error', () => {
  const both = new AggregateError([new Error('one'), new Error('two')], 'all failed');
  expect(logged(both)).toMatch(/all failed.*one.*two/);
  expect(logged('a text')).toContain('a text');
  expect(logged(undefined)).toContain('The request failed.');
});

it('ends with causes that are in a circle', () => {
  const error = new Error('outer');
  error.cause = new Error('inner', { cause: error });
  expect(logged(error)).toContain('inner');
});
