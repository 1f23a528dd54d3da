import type { Finding } from '../audit.ts';
import { runCluster, type Cluster } from '../cluster/cluster.ts';
import { signIn, type Person } from '../cluster/person.ts';

const mostMs = 3_000;
const previews = 120;
const accounts = 3;
const probes = 5;

/** Floods the queue with free previews: paid jobs must stay fast. */
export function runStarve(): Promise<Finding[]> {
  return runCluster(
    { servers: 1, workers: 1, environment: { IMAGE_PROCESSES: '2' } },
    async (cluster) => {
      const people: Person[] = [];
      for (let n = 0; n <= accounts; n += 1) people.push(await signIn(cluster));
      const [buyer, ...floods] = people as [Person, ...Person[]];
      const alone = await timeOf(buyer);
      await flood(cluster, floods);
      const times: number[] = [];
      for (let n = 0; n < probes; n += 1) times.push(await timeOf(buyer));
      console.log({ alone, times });
      return [
        {
          what: 'paid jobs that took over three seconds',
          count: times.filter((ms) => ms > mostMs).length,
        },
      ];
    },
  );
}

async function flood({ query }: Cluster, people: Person[]): Promise<void> {
  const each = previews / people.length;
  for (const person of people) {
    for (let n = 0; n < each; n += 1) await person.wish('preview', `a ship and ${n} stars`);
  }
  const rows = await query(`select count(*)::int as count from jobs where status = 'queued'`);
  console.log({ queued: rows[0]?.['count'] });
}

async function timeOf(person: Person): Promise<number> {
  const begun = performance.now();
  const job = await person.wish('run', 'a fox');
  if (!job) throw new Error('The credits are short.');
  await person.ended(job.id);
  return Math.round(performance.now() - begun);
}
