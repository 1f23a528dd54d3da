import type { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import { ZipFile } from 'yazl';
import type { Database } from '../../platform/database/database.ts';
import type { BillsService } from '../bills/bills.service.ts';
import { entryLines } from '../credits/entries-csv.ts';
import type { JobsService } from '../jobs/jobs.service.ts';
import type { SessionsService } from '../sessions/sessions.service.ts';
import type { UploadsService } from '../uploads/uploads.service.ts';
import type { Auth } from '../../platform/auth.ts';
import { readProfile } from './users.service.ts';

type Dependencies = {
  db: Database;
  bills: BillsService;
  jobs: JobsService;
  sessions: SessionsService;
  uploads: UploadsService;
};

/** More than anybody has, and a bound all the same. */
const most = 10_000;

/** All that is kept of a user, as a ZIP that is made while it is read. */
export async function exportAccount(parts: Dependencies, auth: Auth): Promise<Readable> {
  const { db, bills, jobs, sessions, uploads } = parts;
  const { userId } = auth;
  const zip = new ZipFile();
  const addText = (name: string, text: string) => zip.addBuffer(Buffer.from(text), name);
  const addJson = (name: string, value: unknown) => addText(name, JSON.stringify(value, null, 2));

  addJson('account.json', await readProfile(db, userId));
  addJson('sessions.json', await sessions.list(auth));
  addJson('jobs.json', await jobs.listAll(userId, most));
  const { rows } = await bills.list(userId, { limit: most, offset: 0, newestFirst: true });
  addText('bills.csv', stringify(rows, { header: true, cast: { date: (at) => at.toISOString() } }));
  let entries = '';
  for await (const lines of entryLines(db, userId, {})) entries += lines;
  addText('credits.csv', entries);
  for (const picture of await uploads.listAll(userId, most)) {
    // Opened when its turn comes: a thousand open files are too many. Pictures are packed already.
    zip.addReadStreamLazy(`pictures/${picture.name}`, { compress: false }, (done) => {
      picture.open().then(
        (stream) => done(null, stream),
        (error: unknown) => done(error as Error, null as never),
      );
    });
  }
  zip.end();
  return zip.outputStream as Readable;
}
