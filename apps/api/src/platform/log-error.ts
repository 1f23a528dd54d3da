import { DrizzleQueryError } from 'drizzle-orm';

/** Further fields of an error without personal data. */
const plainFields = [
  'code',
  'status',
  'statusCode',
  'requestId',
  'syscall',
  ...['severity', 'schema', 'table', 'column', 'constraint', 'routine'],
];

const mailAddress = /[^\s<>"'(]+@[^\s<>"')]+/g;

/** PostgreSQL's class of bad data: such messages quote the value. */
const isBadData = (code: unknown): boolean => typeof code === 'string' && /^22...$/.test(code);

type Logged = { type: string; message: string; stack: string[] } & Record<string, unknown>;

/**
 * An error for the log: its kind, origin and causes. Only fields without personal data are copied:
 * no query parameters, no mail addresses.
 */
export function logError(error: unknown, seen = new Set<unknown>()): unknown {
  if (!(error instanceof Error)) return typeof error === 'object' ? String(error) : error;
  if (seen.has(error)) return undefined;
  seen.add(error);
  const logged: Logged = {
    type: error.name === 'Error' ? error.constructor.name : error.name,
    message: messageOf(error),
    stack: framesOf(error),
  };
  for (const name of plainFields) {
    const value: unknown = Reflect.get(error, name);
    if (typeof value === 'string' || typeof value === 'number') logged[name] = value;
  }
  if (error.cause !== undefined) logged['cause'] = logError(error.cause, seen);
  if (error instanceof AggregateError) {
    logged['errors'] = error.errors.map((one) => logError(one, seen));
  }
  return logged;
}

function messageOf(error: Error): string {
  if (error instanceof DrizzleQueryError) return `Failed query: ${error.query}`;
  if (isBadData(Reflect.get(error, 'code'))) return 'The data were refused.';
  return error.message.replace(mailAddress, '[address]');
}

/** The stack of an error without its message. */
const framesOf = ({ stack = '' }: Error): string[] =>
  stack.split('\n').flatMap((line) => /^\s+at (.*)$/.exec(line)?.[1] ?? []);
