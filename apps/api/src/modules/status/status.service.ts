import type { PartState, ServiceStatus } from '@tintory/contract';
import type { DatabaseHandle } from '../../platform/database/database.ts';
import { inTime } from '../../platform/in-time.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { findOldestWaiting } from './status.repository.ts';

type Part = { check(signal: AbortSignal): Promise<void> };

type StatusParts = {
  database: DatabaseHandle;
  queue: Part;
  storage: Part;
  mailer: Mailer;
  now: () => Date;
};

/** A part that answers later than this counts as down. */
const deadlineMs = 2_000;

/** The parts are checked this often, however many ask. */
const keptMs = 10_000;

/** Checked more rarely, because a mail server may count connections as attempts. */
const mailKeptMs = 60_000;

/** Jobs begin within seconds; whoever waits longer than this notifications. */
const slowFromSeconds = 60;

/** Exact times would reveal the load of others. */
const stepSeconds = 5;

/** The public status: what works now, without internals. */
export function createStatusService({ database, queue, storage, mailer, now }: StatusParts) {
  const stateOf = (check: Part['check']): Promise<PartState> =>
    inTime(check, deadlineMs).then(
      () => 'working',
      () => 'down',
    );

  async function waitingSeconds(): Promise<number | null> {
    let since: Date | undefined;
    try {
      await inTime(async () => {
        since = await findOldestWaiting(database.db);
      }, deadlineMs);
    } catch {
      return null;
    }
    if (!since) return 0;
    const seconds = Math.max(0, now().getTime() - since.getTime()) / 1_000;
    return Math.floor(seconds / stepSeconds) * stepSeconds;
  }

  const readMail = keep(() => stateOf(() => mailer.check()), mailKeptMs, now);

  async function look(): Promise<ServiceStatus> {
    const [accounts, pictures, working, waiting, mail] = await Promise.all([
      stateOf(() => database.check()),
      stateOf((signal) => storage.check(signal)),
      stateOf((signal) => queue.check(signal)),
      waitingSeconds(),
      readMail(),
    ]);
    return {
      accounts,
      pictures,
      jobs: jobsState(working, waiting),
      jobs_waiting_seconds: waiting,
      mail,
      checked_at: now().toISOString(),
    };
  }

  return { read: keep(look, keptMs, now) };
}

function jobsState(queue: PartState, waiting: number | null): PartState {
  if (queue === 'down' || waiting === null) return 'down';
  return waiting >= slowFromSeconds ? 'slow' : 'working';
}

/** Caches a check for a while; parallel callers share one check. */
function keep<Value>(look: () => Promise<Value>, ms: number, now: () => Date) {
  let kept: { value: Promise<Value>; until: number } | undefined;
  return (): Promise<Value> => {
    const at = now().getTime();
    if (!kept || at >= kept.until) kept = { value: look(), until: at + ms };
    return kept.value;
  };
}
