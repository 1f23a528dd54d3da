import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Content } from '../src/prerender.tsx';

const run = promisify(execFile);
const api = join(import.meta.dirname, '../../api');
const fromSource = ['--conditions=@tintory/source', '--disable-warning=ExperimentalWarning'];

/** Reads the tools and articles from the API's content program, with URLs at this origin. */
export async function readContent(origin: string): Promise<Content> {
  const program = [...fromSource, 'src/main.content.ts', origin];
  const { stdout } = await run(process.execPath, program, { cwd: api, maxBuffer: 50_000_000 });
  return JSON.parse(stdout) as Content;
}
