import { megabytes } from './files.mjs';

const barWidth = 24;
/** Between two drawings in a terminal, and two lines elsewhere. */
const [redrawMs, lineMs] = [100, 10_000];

/**
 * One line of progress.
 *
 * @param {{ done: number, total?: number, rate: number }} state bytes, and bytes a second
 */
export function progressLine({ done, total, rate }) {
  const speed = `${megabytes(rate)}/s`;
  if (!total) return `${megabytes(done)}  ${speed}`;
  const share = Math.min(1, done / total);
  const filled = Math.round(share * barWidth);
  const bar = '█'.repeat(filled) + '░'.repeat(barWidth - filled);
  const percent = `${Math.floor(share * 100)} %`.padStart(5);
  return `${bar} ${percent}  ${megabytes(done)} of ${megabytes(total)}  ${speed}`;
}

/**
 * Shows a download's progress: a bar in a terminal, a line every 10 seconds in a log.
 *
 * @param {number} done bytes that were there before
 * @param {{ say: (line: string) => void, output?: NodeJS.WriteStream }} options
 */
export function createProgress(done, { say, output = process.stdout }) {
  const state = { done, total: undefined };
  const began = Date.now();
  let came = 0;
  let last = Date.now();
  const line = () =>
    progressLine({ ...state, rate: (came / Math.max(1, Date.now() - began)) * 1_000 });
  const show = () => {
    if (output.isTTY) output.write(`\r${line()}\x1b[K`);
    else say(line());
  };
  const leaveLine = () => output.isTTY && output.write('\r\x1b[K');
  return {
    /** A connection starts at a byte offset. */
    from(start, total) {
      if (start > 0) this.note(`Going on after ${megabytes(start)}.`);
      Object.assign(state, { done: start, total });
    },
    add(bytes) {
      state.done += bytes;
      came += bytes;
      if (Date.now() - last < (output.isTTY ? redrawMs : lineMs)) return;
      last = Date.now();
      show();
    },
    note(text) {
      leaveLine();
      say(text);
    },
    end() {
      show();
      if (output.isTTY) output.write('\n');
    },
  };
}
