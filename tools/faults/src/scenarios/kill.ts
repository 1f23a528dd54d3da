import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { audit, auditPayments, auditReversals, type Finding } from '../audit.ts';
import { runCluster, type Cluster } from '../cluster/cluster.ts';
import { signIn, type Person } from '../cluster/person.ts';
import { untilEnded } from '../until-ended.ts';

export type KillSize = { jobs: number; kills: number; people: number };

/** The full run, and the short one for the tests. */
export const killSizes = {
  long: { jobs: 2_000, kills: 60, people: 40 },
  short: { jobs: 100, kills: 10, people: 6 },
} satisfies Record<string, KillSize>;

const packs = ['p30', 'p100'];
/** Every so many requests a person buys a pack instead of creating a job. */
const buyEvery = 6;
/** Every so many purchases one is refunded or disputed. */
const reverseEvery = 3;
const reversals = ['refund', 'part', 'dispute', 'won', 'lost'] as const;

/**
 * Kills servers, workers, their image processes and the database while people buy and make
 * pictures, with lost responses, refunds, disputes, and webhooks that are late, duplicated and out
 * of order.
 */
export function runKill(size: KillSize): Promise<Finding[]> {
  return runCluster({ lostAnswers: 0.02 }, async (cluster) => {
    const people: Person[] = [];
    for (let n = 0; n < size.people; n += 1) people.push(await signIn(cluster));
    const counts = { jobs: 0, purchases: 0, reversals: 0 };
    const run = { size, counts, isKilling: true, stripe: cluster.sandbox.stripe };
    const killing = killOn(cluster, size.kills).finally(() => (run.isKilling = false));
    await Promise.all(people.map((person) => useProduct(person, run)));
    const kills = await killing;
    await putRight(cluster);
    await untilEnded(cluster);
    const rows = await cluster.query('select count(*)::int as count from jobs');
    console.log({ ...counts, kills, ...cluster.balancer.counts, stored: rows[0]?.['count'] });
    return [
      ...(await audit(cluster)),
      {
        what: 'jobs lost or made twice',
        count: Math.abs(Number(rows[0]?.['count']) - counts.jobs),
      },
      await auditPayments(cluster),
      await auditReversals(cluster),
    ];
  });
}

type Counts = { jobs: number; purchases: number; reversals: number };
type Run = {
  size: KillSize;
  counts: Counts;
  isKilling: boolean;
  stripe: Cluster['sandbox']['stripe'];
};

/** Makes pictures and buys packs until there are enough jobs and the killing has ended. */
async function useProduct(person: Person, run: Run): Promise<void> {
  const { counts, size } = run;
  for (let n = 1; run.isKilling || counts.jobs < size.jobs; n += 1) {
    const job = n % buyEvery === 0 ? undefined : await person.wishTile();
    if (job) {
      counts.jobs += 1;
      await person.ended(job.id);
    } else {
      await person.buy(packs[randomInt(packs.length)] ?? 'p30');
      counts.purchases += 1;
      if (counts.purchases % reverseEvery === 0) reverseLast(person, run);
    }
  }
}

/** Refunds a person's last payment fully or partly, or disputes it. */
function reverseLast({ id: userId }: Person, { stripe, counts }: Run): void {
  const { id, amount } = stripe.paymentOf(userId);
  const kind = reversals[counts.reversals % reversals.length];
  counts.reversals += 1;
  if (kind === 'refund') stripe.refund(id);
  else if (kind === 'part') stripe.refund(id, Math.floor(amount / 3));
  else {
    const dispute = stripe.dispute(id);
    if (kind !== 'dispute') stripe.closeDispute(dispute.id, kind === 'won' ? 'won' : 'lost');
  }
}

async function killOn(cluster: Cluster, kills: number) {
  const done = { server: 0, worker: 0, child: 0, database: 0 };
  const { stripe } = cluster.sandbox;
  for (let n = 0; n < kills; n += 1) {
    stripe.hold();
    await sleep(1_000 + randomInt(3_000));
    const kind = (['server', 'worker', 'child', 'worker', 'server', 'database'] as const)[n % 6];
    if (kind === 'database') await cluster.postgres.crash(500);
    else await killOne(cluster, kind ?? 'worker');
    done[kind ?? 'worker'] += 1;
    await stripe.release(n % 2 === 0 ? 'reverse' : 'as sent', 2);
  }
  return done;
}

async function killOne({ servers, workers }: Cluster, kind: 'server' | 'worker' | 'child') {
  const programs = kind === 'server' ? servers : workers;
  const program = programs[randomInt(programs.length)];
  if (!program) return;
  if (kind === 'child') return killChildOf(program.pid());
  await program.end('SIGKILL');
  await sleep(randomInt(1_500));
  program.start();
}

/** Webhook events of payments, refunds and disputes. */
const moneyEvents = [
  'invoice.paid',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.closed',
];

/** Resends undelivered webhook events, as the provider does for days. */
async function putRight({ sandbox }: Cluster): Promise<void> {
  await sandbox.stripe.release('as sent');
  await sandbox.stripe.idle();
  for (const type of moneyEvents) {
    for (const id of sandbox.stripe.events(type)) await sandbox.stripe.resend(id);
  }
}

async function killChildOf(parent: number | undefined): Promise<void> {
  const path = `/proc/${parent}/task/${parent}/children`;
  const children = await readFile(path, 'utf8').catch(() => '');
  for (const pid of children.split(' ').filter(Boolean)) {
    try {
      process.kill(Number(pid), 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  }
}
