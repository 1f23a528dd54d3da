import type { AddressInfo } from 'node:net';
import { fastify } from 'fastify';
import { indexPage, type Service } from './index-page.ts';
import { mailboxPage } from './mailbox/mailbox-page.ts';
import { createMailbox, type Mailbox } from './mailbox/mailbox.ts';
import { openSmtpDoor } from './mailbox/smtp-door.ts';

export type SandboxOptions = { port: number; smtpPort: number };

export type Sandbox = {
  origin: string;
  smtpUrl: string;
  mailbox: Mailbox;
  close(): Promise<void>;
};

const host = '127.0.0.1';

/** Starts every stand-in. Port 0 takes a free one. */
export async function startSandbox({ port, smtpPort }: SandboxOptions): Promise<Sandbox> {
  const mailbox = createMailbox();
  const smtp = await openSmtpDoor(mailbox, smtpPort, host);
  const smtpUrl = `smtp://${host}:${smtp.port}`;
  const services: Service[] = [
    { name: 'Mailbox', href: '/mailbox', about: `Takes mail at ${smtpUrl} and shows it.` },
  ];
  const app = createPages(mailbox, services);
  try {
    await app.listen({ port, host });
  } catch (error) {
    await smtp.close();
    throw error;
  }
  const { port: webPort } = app.server.address() as AddressInfo;
  return {
    origin: `http://localhost:${webPort}`,
    smtpUrl,
    mailbox,
    close: async () => {
      await Promise.all([app.close(), smtp.close()]);
    },
  };
}

function createPages(mailbox: Mailbox, services: Service[]) {
  const app = fastify({ forceCloseConnections: true });
  const html = 'text/html; charset=utf-8';
  app.get('/', (_request, reply) => reply.type(html).send(indexPage(services)));
  app.get('/healthz', () => ({ ok: true }));
  app.get('/mailbox', (_request, reply) => reply.type(html).send(mailboxPage(mailbox.list())));
  app.get('/mailbox.json', (_request, reply) =>
    reply.header('cache-control', 'no-store').send(mailbox.list()),
  );
  return app;
}
