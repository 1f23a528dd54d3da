import { DrizzleQueryError } from 'drizzle-orm';

/**
 * SQLSTATEs of a server that cannot serve now: connection lost, out of resources, stopping, starting or
 * giving up on a slow query, its system failing, and read-only.
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const passing = /^(?:08|53|57|58)...$|^25006$/;
const sqlState = /^(?=.*\d)[0-9A-Z]{5}$/;

/** Connection errors of `pg` without a code. */
const ofConnection =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Query read timeout)/;

/**
 * Whether an error means that the database is unavailable or overloaded, so that a retry may
 * succeed.
 */
export function isDatabaseTrouble(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = stateOf(error);
  if (code !== undefined) return passing.test(code);
  // A query without a SQLSTATE never reached the server, or its answer was lost.
  if (error instanceof DrizzleQueryError)
    return !stateOf(error.cause) || isDatabaseTrouble(error.cause);
  return Reflect.get(error, 'syscall') === 'connect' || ofConnection.test(error.message);
}

function stateOf(error: unknown): string | undefined {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  return typeof code === 'string' && sqlState.test(code) ? code : undefined;
}
