import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import type { Database } from '../../platform/database/database.ts';
import { streamZip, type ZipEntry } from '../../platform/stream-zip.ts';
import type { BatchReader } from '../batches/read-batches.ts';
import type { BillsService } from '../bills/bills.service.ts';
import { entryLines } from '../credits/entries-csv.ts';
import type { DesignsService } from '../print/designs/designs.service.ts';
import { defaultLanguage } from '@tintory/locales';
import type { JobsService } from '../jobs/jobs.service.ts';
import type { PrintOrdersService } from '../print/orders/orders.service.ts';
import type { SessionsService } from '../sessions/sessions.service.ts';
import type { Store } from '../store/store.module.ts';
import type { UploadsService } from '../uploads/uploads.service.ts';
import type { Auth } from '../../platform/auth.ts';
import { readProfile } from './users.service.ts';

type Dependencies = {
  db: Database;
  batchReader: BatchReader;
  bills: BillsService;
  designs: Pick<DesignsService, 'list'>;
  jobs: JobsService;
  printOrders: PrintOrdersService;
  sessions: SessionsService;
  store: Pick<Store, 'exportOf'>;
  uploads: UploadsService;
};

/** An upper bound that nobody reaches. */
const most = 10_000;

/** All that is kept of a user, as a ZIP that is made while it is read. */
export async function exportAccount(parts: Dependencies, auth: Auth): Promise<Readable> {
  const { db, batchReader, bills, designs, jobs, printOrders, sessions, store, uploads } = parts;
  const { userId } = auth;
  const texts: ZipEntry[] = [];
  const addText = (name: string, text: string) =>
    texts.push({ name, compress: true, open: () => Promise.resolve(Readable.from([text])) });
  const addJson = (name: string, value: unknown) => addText(name, JSON.stringify(value, null, 2));

  addJson('account.json', await readProfile(db, userId));
  addJson('sessions.json', await sessions.list(auth));
  addJson('jobs.json', await jobs.listAll(userId, most));
  addJson('batches.json', await batchReader.listAll(userId, most));
  addJson('designs.json', (await designs.list(userId, { limit: most, offset: 0 })).rows);
  const published = await store.exportOf(userId, most);
  addJson('publications.json', published.rows);
  const ordered = await printOrders.list(userId, { limit: most, offset: 0 }, defaultLanguage);
  addJson('print-orders.json', ordered.rows);
  const { rows } = await bills.list(userId, { limit: most, offset: 0, newestFirst: true });
  addText('bills.csv', stringify(rows, { header: true, cast: { date: (at) => at.toISOString() } }));
  let entries = '';
  for await (const lines of entryLines(db, userId, {})) entries += lines;
  addText('credits.csv', entries);
  const pictures = pictureEntries(await uploads.listAll(userId, most));
  return streamZip([...texts, ...pictures, ...published.files]);
}

/** The pictures, and then a list of those whose files are gone. */
function pictureEntries(pictures: Awaited<ReturnType<UploadsService['listAll']>>): ZipEntry[] {
  const missing: string[] = [];
  const entries = pictures.map(({ name, open }) => ({
    name: `pictures/${name}`,
    compress: false,
    open: async () => {
      const file = await open();
      if (!file) missing.push(name);
      return file;
    },
  }));
  const list = async () => (missing.length > 0 ? Readable.from([missing.join('\n')]) : undefined);
  return [...entries, { name: 'pictures/missing.txt', compress: true, open: list }];
}
