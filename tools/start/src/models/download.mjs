import { rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { assertAllowed, final, openFrom } from './open-from.mjs';
import { mostBytes, sha256Of, sizeOf } from './files.mjs';
import { createProgress } from './progress.mjs';

/** Tries in a row that brought nothing, before giving up. */
const mostTries = 5;
/** A connection that brings nothing for so long is cut. */
const stallMs = 30_000;

/**
 * Downloads a file into `part`, going on where an earlier try ended, and checks its hash. A wrong
 * one removes it; a cut connection leaves it for the next time.
 *
 * @param {string} address https, or http on this machine
 * @param {{ say?: (line: string) => void, output?: NodeJS.WriteStream, pauseMs?: number }} options
 * @throws Error in words
 */
export async function download(address, part, sha256, options = {}) {
  const url = assertAllowed(address);
  const resumed = sizeOf(part) > 0;
  await fetchWhole(url, part, options);
  let actual = await sha256Of(part);
  if (actual !== sha256 && resumed) {
    // The beginning may be of another file than its end.
    rmSync(part, { force: true });
    await fetchWhole(url, part, options);
    actual = await sha256Of(part);
  }
  if (actual === sha256) return;
  rmSync(part, { force: true });
  throw new Error(
    `What ${url.host} sent has SHA-256 ${actual}, not ${sha256}. Nothing was installed.`,
  );
}

async function fetchWhole(url, part, { say = console.log, output, pauseMs = 1_000 }) {
  const progress = createProgress(sizeOf(part), { say, ...(output && { output }) });
  for (let tries = 0; ; tries += 1) {
    const before = sizeOf(part);
    try {
      await fetchRest(url, part, progress);
      return progress.end();
    } catch (error) {
      if (error.final || error.syscall === 'write' || error.syscall === 'open') throw error;
      if (sizeOf(part) > before) tries = 0;
      if (tries + 1 >= mostTries) throw gaveUp(url, part, error);
      progress.note(`The connection failed (${wordsOf(error)}); trying again …`);
      await pause(pauseMs * 2 ** tries);
    }
  }
}

function gaveUp(url, part, cause) {
  const kept = sizeOf(part) > 0 ? ' What has arrived is kept: run the command again to go on.' : '';
  return new Error(`${url.host} can't be reached (${wordsOf(cause)}).${kept}`, { cause });
}

const wordsOf = (error) => error.cause?.code ?? error.cause?.message ?? error.message;

/** One connection: what is missing of the file, or all of it where the server can't go on. */
async function fetchRest(url, part, progress) {
  const cut = new AbortController();
  const stalled = new Error(`nothing came for ${stallMs / 1_000} seconds`);
  const timer = setTimeout(() => cut.abort(stalled), stallMs);
  try {
    const { body, start, total } = await openFrom(url, sizeOf(part), cut.signal);
    if (!body) return;
    progress.from(start, total);
    await append(part, start, body, (bytes) => {
      timer.refresh();
      progress.add(bytes);
    });
    if (total !== undefined && sizeOf(part) < total) throw new Error('it ended too early');
  } finally {
    clearTimeout(timer);
    cut.abort();
  }
}

/** Each piece is on the disk before the next is asked for: a cut loses nothing that has come. */
async function append(part, start, body, onBytes) {
  const file = await open(part, start > 0 ? 'a' : 'w');
  try {
    let size = start;
    for await (const chunk of body) {
      size += chunk.length;
      if (size > mostBytes) {
        rmSync(part, { force: true });
        throw final('The file is larger than 2 GB; no ONNX file is.');
      }
      await file.writeFile(chunk);
      onBytes(chunk.length);
    }
  } finally {
    await file.close();
  }
}
