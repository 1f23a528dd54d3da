import { DrizzleQueryError } from 'drizzle-orm';

/** What else an error says that names nobody, as far as it has it. */
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
 * An error for the log: what kind it is, where it came from and why. Only what cannot be about a person
 * is taken over: never what a query was asked with, nor the address of a mail.
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

/** Where an error came from, without its message, which begins the stack. */
const framesOf = ({ stack = '' }: Error): string[] =>
  stack.split('\n').flatMap((line) => /^\s+at (.*)$/.exec(line)?.[1] ?? []);
