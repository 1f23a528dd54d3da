import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { startSandbox, type TestSandbox } from '@tintory/sandbox/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { magicLinkMail } from './magic-link-mail.ts';
import { createMailer } from './mailer.ts';

const link = 'http://localhost:4200/login/confirm?next=%2Ftools&login_token=abc-_123';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

describe('the mailer', () => {
  it.each([
    ['en', 'ltr', 'Sign in to Tintory'],
    ['de', 'ltr', 'Bei Tintory anmelden'],
    ['ar', 'rtl', undefined],
  ] as const)('brings the sign-in link in %s', async (language, direction, subject) => {
    const errors: unknown[] = [];
    const mailer = createMailer(sandbox.smtpUrl, 'Tintory <hello@tintory.example>', (error) =>
      errors.push(error),
    );
    const to = `${language}@example.com`;
    mailer.sendSoon(magicLinkMail(to, link, language));
    await mailer.close();
    expect(errors).toEqual([]);
    const mail = await sandbox.latestMail(to);
    expect(mail.from).toBe('Tintory <hello@tintory.example>');
    expect(mail.links).toEqual([link]);
    expect(mail.html).toContain(`dir="${direction}"`);
    expect(mail.html + mail.text).not.toContain('{{');
    if (subject) expect(mail.subject).toBe(subject);
  });

  it.each(['x1,v@example.com', 'g:v@example.com;', '(a)v@example.com', 'a<v@example.com'])(
    'never reads %s as the address of somebody else',
    async (to) => {
      const mailer = createMailer(sandbox.smtpUrl, 'hello@tintory.example', () => undefined);
      await mailer.send({ to, subject: 's', text: 't', html: 'h' }).catch(() => undefined);
      await mailer.close();
      expect(sandbox.mailsTo('v@example.com')).toEqual([]);
    },
  );

  it('gives up soon on a server that says nothing', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const errors: unknown[] = [];
    const keep = (error: unknown) => errors.push(error);
    const url = `smtp://127.0.0.1:${port}`;
    const mailer = createMailer(url, 'a@example.com', keep, { retryMs: 1, stopMs: 200 });
    mailer.sendSoon({ to: 'b@example.com', subject: 's', text: 't', html: 'h' });
    const begun = performance.now();
    await mailer.close();
    expect(performance.now() - begun).toBeLessThan(2_000);
    expect(errors).toHaveLength(1);
    silent.close();
  });

  it('reports a mail that nobody takes', async () => {
    const errors: unknown[] = [];
    const keep = (error: unknown) => errors.push(error);
    const mailer = createMailer('smtp://127.0.0.1:1', 'a@example.com', keep, { retryMs: 1 });
    mailer.sendSoon({ to: 'b@example.com', subject: 's', text: 't', html: 'h' });
    await mailer.close();
    expect(errors).toHaveLength(1);
  });
});
