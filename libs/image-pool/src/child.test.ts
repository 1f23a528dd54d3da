import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import { createTempFolder, type TempFolder } from '@tintory/imaging/testing';
import type { ChildMessage, TaskMessage } from '@tintory/imaging';

let folder: TempFolder | undefined;
let child: ChildProcess | undefined;
afterEach(async () => {
  child?.kill('SIGKILL');
  await folder?.remove();
});

/** Runs one task in a real child; returns its answer and its log. */
async function ask(message: TaskMessage): Promise<{ answer: ChildMessage; log: string }> {
  child = fork(new URL('./child.ts', import.meta.url), {
    execArgv: ['--conditions=@tintory/source', '--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const log = child.stderr ? text(child.stderr) : Promise.resolve('');
  await once(child, 'message');
  child.send(message);
  const [answer] = (await once(child, 'message')) as [ChildMessage];
  child.kill('SIGKILL');
  return { answer, log: await log };
}

const normalize = (inputPath: string): TaskMessage => ({
  task: 'normalize',
  request: { inputPath, outputPath: `${inputPath}.out`, maxPixels: 64 },
});

it('tells the caller what is wrong with a picture', async () => {
  folder = await createTempFolder();
  const { answer, log } = await ask(normalize(await folder.put('empty', '')));
  expect(answer).toMatchObject({
    kind: 'failure',
    code: 'InvalidInput',
    message: 'This file is empty.',
    reason: 'pictureEmpty',
  });
  expect(log).toBe('');
});

it('tells the caller nothing of a failure nobody thought of, and its log everything', async () => {
  folder = await createTempFolder();
  const path = folder.path('missing');
  const { answer, log } = await ask(normalize(path));
  expect(answer).toMatchObject({ kind: 'failure', code: 'Internal' });
  expect(JSON.stringify(answer)).not.toMatch(/missing|ENOENT|\.ts/);
  expect(log).toContain(`ENOENT: no such file or directory, open '${path}'`);
  expect(log).toMatch(/describe-image\.ts:\d+/);
});
