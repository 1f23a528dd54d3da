import type { Cluster } from './cluster/cluster.ts';

/** What must be nought once everything has come to rest, each as a query that lists the offenders. */
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

/** Asks the books, in SQL, whether anything was lost, charged twice or for nothing. */
export async function audit({ query }: Cluster): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [what, text] of Object.entries(audits)) {
    findings.push({ what, count: (await query(text)).length });
  }
  return findings;
}

/** Payments that the provider has and the books do not. */
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
