import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type TestSandbox } from './testing.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

const send = (to: string, more: object = {}) =>
  createTransport(sandbox.smtpUrl).sendMail({
    from: 'Shop <shop@example.com>',
    to,
    subject: 'Grüße <b>',
    text: 'Open https://example.com/a?b=1&c=2 now.',
    html: '<p>Hello</p>',
    ...more,
  });

describe('the mailbox', () => {
  it('takes a mail over SMTP and tells it as JSON', async () => {
    await send('Ann@example.com');
    const mail = await sandbox.latestMail('ann@example.com');
    expect(mail).toMatchObject({
      to: ['ann@example.com'],
      from: 'Shop <shop@example.com>',
      subject: 'Grüße <b>',
      links: ['https://example.com/a?b=1&c=2'],
    });
    const answer = await fetch(`${sandbox.origin}/mailbox.json`);
    expect(await answer.json()).toContainEqual(mail);
  });

  it('waits for a mail that has not come yet', async () => {
    const waiting = sandbox.latestMail('late@example.com');
    await send('late@example.com', { subject: 'Here' });
    expect((await waiting).subject).toBe('Here');
  });

  it('lists the newest mail first', async () => {
    await send('two@example.com', { subject: 'first' });
    await send('two@example.com', { subject: 'second' });
    expect(sandbox.mailsTo('two@example.com').map(({ subject }) => subject)).toEqual([
      'second',
      'first',
    ]);
  });

  it('shows mails without letting their HTML into the page', async () => {
    await send('eve@example.com', { html: '<script>alert(1)</script>' });
    const page = await (await fetch(`${sandbox.origin}/mailbox`)).text();
    expect(page).toContain('Grüße &lt;b&gt;');
    expect(page).not.toContain('<script>alert(1)');
  });
});

it('says that it is well and what it stands in for', async () => {
  expect((await fetch(`${sandbox.origin}/healthz`)).status).toBe(200);
  expect(await (await fetch(sandbox.origin)).text()).toContain('href="/mailbox"');
});
