import type { Cluster } from './cluster/cluster.ts';

/** Queries that return the violating rows; all must be empty once every job has ended. */
const audits: Record<string, string> = {
  'accounts whose balance, entries and grants differ': `
    select a.user_id from credit_accounts a
    where a.balance <> (select coalesce(sum(amount), 0) from credit_entries e where e.user_id = a.user_id)
       or a.balance <> (select coalesce(sum(remaining), 0) from credit_grants g where g.user_id = a.user_id)`,
  'paid jobs that succeeded without exactly one capture': `
    select j.id from jobs j where j.status = 'succeeded' and j.credits > 0 and j.fee_cents = 0
      and (select count(*) from credit_holds h where h.job_id = j.id and h.status = 'captured') <> 1`,
  'charges without a result': `
    select h.job_id from credit_holds h left join jobs j on j.id = h.job_id
    where h.status = 'captured'
      and (j.status is distinct from 'succeeded' or jsonb_array_length(j.outputs) = 0)`,
  'holds without a job that lives': `
    select h.job_id from credit_holds h left join jobs j on j.id = h.job_id
    where h.status = 'held' and (j.status is null or j.status not in ('queued', 'running'))`,
  'jobs that never ended': `select id from jobs where status in ('queued', 'running')`,
};

export type Finding = { what: string; count: number };

/** Runs the audits: nothing may be lost, charged twice or charged without a result. */
export async function audit({ query }: Cluster): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [what, text] of Object.entries(audits)) {
    findings.push({ what, count: (await query(text)).length });
  }
  return findings;
}

/** Counts paid invoices of the provider without a bill in the database. */
export async function auditPayments({ query, sandbox }: Cluster): Promise<Finding> {
  const booked = new Set(
    (await query(`select provider_key from bills where status <> 'open'`)).map(
      ({ provider_key: key }) => String(key),
    ),
  );
  const paid = sandbox.stripe.store.invoices.list(({ status }) => status === 'paid');
  const missing = paid.filter(({ id }) => !booked.has(`invoice:${id}`));
  return { what: 'invoices that are missing from the books', count: missing.length };
}

/** Counts bills whose refunds and disputes at the provider are not, or not fully, clawed back. */
export async function auditReversals({ query, sandbox }: Cluster): Promise<Finding> {
  const bills = await query(`
    select b.payment_id, b.refunded, b.amount, b.clawed_back,
      (select coalesce(sum(g.amount), 0)::int from credit_grants g where g.bill_id = b.id) as granted
    from bills b where b.amount > 0 and b.payment_id is not null`);
  const { store } = sandbox.stripe;
  const wrong = bills.filter(({ payment_id: payment, refunded, amount, clawed_back, granted }) => {
    const refunds = store.refunds.list((one) => one.payment === payment);
    const disputes = store.disputes.list((one) => one.payment === payment && one.status !== 'won');
    const gone = [...refunds, ...disputes].reduce((sum, one) => sum + one.amount, 0);
    const due = Math.min(Number(amount), gone);
    const credits = Math.floor((Number(granted) * due) / Number(amount));
    return Number(refunded) !== due || Number(clawed_back) !== credits;
  });
  return { what: 'payments whose refunds and disputes are not in the books', count: wrong.length };
}
