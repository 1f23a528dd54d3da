import { setTimeout as sleep } from 'node:timers/promises';
import type { Finding } from '../audit.ts';
import { runCluster } from '../cluster/cluster.ts';
import { signIn } from '../cluster/person.ts';

const opened = 40;
const allowed = 10;

/** Opens more sockets than one user may have: those above the limit must be closed. */
export function runSockets(): Promise<Finding[]> {
  return runCluster({ servers: 1, workers: 1 }, async (cluster) => {
    const person = await signIn(cluster);
    const port = cluster.servers[0]?.port;
    const sockets = Array.from({ length: opened }, () => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/api/events`);
      socket.addEventListener('open', () => {
        socket.send(JSON.stringify({ type: 'auth', token: person.socketToken }));
      });
      return socket;
    });
    await sleep(5_000);
    const open = sockets.filter(({ readyState }) => readyState === WebSocket.OPEN).length;
    for (const socket of sockets) socket.close();
    console.log({ opened, open });
    return [{ what: 'sockets beyond the ten of a person', count: Math.max(0, open - allowed) }];
  });
}
