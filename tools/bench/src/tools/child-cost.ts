import { readFile } from 'node:fs/promises';

/** Linux counts processor time in hundredths of a second. */
const ticksPerSecond = 100;

/**
 * Seconds of processor a process has used on all its threads; NaN where the system does not tell.
 * On a machine with other work it says what the wall clock cannot.
 */
export async function processorSeconds(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The name, in parentheses, may hold spaces: fields are counted from behind it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11] ?? NaN) + Number(fields[12] ?? NaN)) / ticksPerSecond;
}

/** The most memory a process ever held, in bytes; NaN where the system does not tell. */
export async function peakBytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1] ?? NaN) * 1_024;
}
