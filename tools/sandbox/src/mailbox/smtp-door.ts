import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import type { Mailbox } from './mailbox.ts';

/** Larger than any mail of the product; larger ones are refused, as by a real server. */
const maxMailBytes = 5_000_000;

/** Receives mail over SMTP from and to any address, and stores it in the mailbox. */
export async function openSmtpDoor(mailbox: Mailbox, port: number, host: string) {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    size: maxMailBytes,
    onData: (stream, session, done) => {
      const to = session.envelope.rcptTo.map(({ address }) => address);
      buffer(stream)
        .then((raw) => mailbox.receive(raw, to))
        .then(() => done(), done);
    },
  });
  // Aborted connections are ignored.
  server.on('error', () => undefined);
  const listening = Promise.withResolvers<undefined>();
  server.server.once('error', listening.reject);
  server.listen(port, host, () => listening.resolve(undefined));
  await listening.promise;
  return {
    port: (server.server.address() as AddressInfo).port,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
