import { rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { assertRoom, differenceOf, final, megabytes, mostBytes, sizeOf } from './files.mjs';
import { assertAllowed, openFrom } from './open-from.mjs';
import { createProgress } from './progress.mjs';
import { proxyHint, proxyRefusal, rootOf } from './proxy.mjs';

/** Attempts in a row without a byte before giving up. */
const mostTries = 5;
/** A connection that brings nothing for so long is cut. */
const mostStillMs = 30_000;

/**
 * Downloads a file into `part`, resuming an earlier attempt, and checks size and hashes. A wrong
 * file is removed; an interrupted one is kept for the next attempt.
 *
 * @param {string} address https, or http on this machine
 * @param {{ sha256: string, md5?: string, bytes?: number }} wanted
 * @param {{ say?: (line: string) => void, output?: NodeJS.WriteStream, pauseMs?: number,
 * stallMs?: number, freeBytes?: (folder: string) => number,
 * environment?: Record<string, string> }} options
 * @throws Error in words
 */
export async function download(address, part, wanted, options = {}) {
  const url = assertAllowed(address);
  const resumed = sizeOf(part) > 0;
  await fetchWhole(url, part, wanted, options);
  let difference = await differenceOf(part, wanted);
  if (difference && resumed) {
    // The resumed parts may be of different files.
    rmSync(part, { force: true });
    await fetchWhole(url, part, wanted, options);
    difference = await differenceOf(part, wanted);
  }
  if (!difference) return;
  rmSync(part, { force: true });
  throw new Error(`What ${url.host} sent has ${difference}. Nothing was installed.`);
}

async function fetchWhole(url, part, wanted, options) {
  const { say = console.log, output, pauseMs = 1_000 } = options;
  const progress = createProgress(sizeOf(part), { say, ...(output && { output }) });
  for (let tries = 0; ; tries += 1) {
    const before = sizeOf(part);
    try {
      await fetchRest(url, part, wanted, progress, options);
      return progress.end();
    } catch (error) {
      if (error.final || error.syscall === 'write' || error.syscall === 'open') throw error;
      const refusal = proxyRefusal(error, url.host);
      if (refusal) throw new Error(refusal, { cause: error });
      if (sizeOf(part) > before) tries = 0;
      if (tries + 1 >= mostTries) throw gaveUp(url, part, error, options);
      progress.note(`The connection failed (${wordsOf(error)}); trying again …`);
      await pause(pauseMs * 2 ** tries);
    }
  }
}

function gaveUp(url, part, cause, { environment }) {
  const next =
    sizeOf(part) > 0
      ? 'What has arrived is kept: run the command again to go on.'
      : proxyHint(url, environment);
  return new Error(`${url.host} can't be reached (${wordsOf(cause)}). ${next}`, { cause });
}

const wordsOf = (error) => rootOf(error).code ?? rootOf(error).message;

/** Fetches the rest of the file over one connection, or all of it if the server cannot resume. */
async function fetchRest(url, part, wanted, progress, { stallMs = mostStillMs, freeBytes }) {
  const cut = new AbortController();
  const stalled = new Error(`nothing came for ${stallMs / 1_000} seconds`);
  const timer = setTimeout(() => cut.abort(stalled), stallMs);
  try {
    const { body, start, total } = await openFrom(url, sizeOf(part), cut.signal);
    if (!body) return;
    const whole = total ?? wanted.bytes;
    if (wanted.bytes !== undefined && whole !== wanted.bytes) {
      const sizes = `${total} bytes, not ${wanted.bytes}`;
      throw final(`${url.host} has a file of ${sizes}. Nothing was installed.`);
    }
    if (whole !== undefined) assertRoom(dirname(part), whole - start, freeBytes);
    progress.from(start, whole);
    await append(part, start, wanted.bytes ?? mostBytes, body, (bytes) => {
      timer.refresh();
      progress.add(bytes);
    });
    if (total !== undefined && sizeOf(part) < total) throw new Error('it ended too early');
  } finally {
    clearTimeout(timer);
    cut.abort();
  }
}

/** Writes each chunk before reading the next, so that an interruption loses nothing received. */
async function append(part, start, most, body, onBytes) {
  const file = await open(part, start > 0 ? 'a' : 'w');
  try {
    let size = start;
    for await (const chunk of body) {
      size += chunk.length;
      if (size > most) {
        rmSync(part, { force: true });
        throw final(`The file is larger than ${megabytes(most)}. Nothing was installed.`);
      }
      await file.writeFile(chunk);
      onBytes(chunk.length);
    }
  } finally {
    await file.close();
  }
}
