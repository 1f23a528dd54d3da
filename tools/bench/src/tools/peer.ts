import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Show } from './shown.ts';

/** Another program that does what one of our tools does; its times include its start. */
export type Peer = {
  tool: string;
  name: string;
  run: (input: string, output: string) => Promise<unknown>;
  /** As the tool's own result unless told. */
  show?: Show;
};

const exec = promisify(execFile);

export const execute = (program: string, ...args: string[]): Promise<unknown> =>
  exec(program, args);

/** What a program prints; nothing where it is not installed. */
export const ask = async (program: string, ...args: string[]): Promise<string> =>
  exec(program, args).then(
    ({ stdout, stderr }) => stdout + stderr,
    () => '',
  );
