import { createServer } from 'node:net';

/** Whether a port is free. */
export function isFree(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

/** Finds a free port. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/**
 * Throws for a busy port, with the setting that changes it.
 *
 * @param {{ name: string, port: number, setting: string }[]} wanted
 */
export async function assertFree(wanted) {
  for (const { name, port, setting } of wanted) {
    if (await isFree(port)) continue;
    throw new Error(
      `Port ${port}, meant for ${name}, is busy. Stop what uses it, or set ${setting} to another port.`,
    );
  }
}
