import { arch, cpus, platform, totalmem } from 'node:os';

/** What the numbers were measured on. */
export function describeMachine(): string {
  const processors = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${processors.length} × ${processors[0]?.model.trim() ?? 'unknown'}, ${memory} GiB, ${platform()} ${arch()}, Node ${process.versions.node}`;
}
