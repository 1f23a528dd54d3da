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

  it('reports a mail that nobody takes', async () => {
    const errors: unknown[] = [];
    const keep = (error: unknown) => errors.push(error);
    const mailer = createMailer('smtp://127.0.0.1:1', 'a@example.com', keep, 1);
    mailer.sendSoon({ to: 'b@example.com', subject: 's', text: 't', html: 'h' });
    await mailer.close();
    expect(errors).toHaveLength(1);
  });
});
