import { startSandbox, type TestSandbox } from '@tintory/sandbox/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callApi, startTestApi, type TestApi } from '../../testing/index.ts';

let sandbox: TestSandbox;
let api: TestApi;
beforeAll(async () => {
  sandbox = await startSandbox();
  api = await startTestApi({
    environment: {
      SMTP_URL: sandbox.smtpUrl,
      SUPPORT_EMAIL: 'help@tintory.example',
      TRUST_PROXY: '1',
    },
  });
}, 120_000);
afterAll(async () => {
  await api?.close();
  await sandbox?.close();
});

let serial = 0;
/** Each of its own address, unless one is given. */
const ask = (body: object, from = `203.0.113.${(serial += 1)}`) =>
  callApi(api.origin, 'POST', '/api/support/messages', body, { 'x-forwarded-for': from });
const question = { text: 'Where is my picture?', path: '/history', language: 'en' };

describe('a message to support', () => {
  it('reaches the owner, who answers the visitor by answering the mail', async () => {
    const answer = await ask({ ...question, email: 'ann@example.com', text: 'One <b>\n\ntwo' });
    expect(answer).toMatchObject({ status: 200, body: { ok: 1 } });
    const mail = await sandbox.latestMail('help@tintory.example', 15_000);
    expect(mail.subject).toBe('Tintory: a question from /history');
    expect(mail.text).toContain('One <b>\n\ntwo');
    expect(mail.html).toContain('One &#60;b&#62;');
    expect(mail.text).toContain('ann@example.com');
    expect(mail.reply_to).toBe('ann@example.com');
  });

  it.each([
    ['de-AT', 'Deine Nachricht ist angekommen', 'ltr'],
    ['ar', 'وصلتنا رسالتك', 'rtl'],
    ['xx', 'We have your message', 'ltr'],
  ])('is confirmed in the visitor’s language: %s', async (language, subject, direction) => {
    const email = `${language}@example.com`.toLowerCase();
    await ask({ ...question, language, email, text: 'Buy my pills' });
    const mail = await sandbox.latestMail(email, 15_000);
    expect(mail.subject).toBe(subject);
    expect(mail.html).toContain(`dir="${direction}"`);
    expect(mail.html + mail.text).not.toMatch(/\{\{|pills/);
  });

  it('needs no address', async () => {
    expect((await ask({ ...question, text: 'No address' })).status).toBe(200);
  });

  it.each([
    { ...question, text: '   ' },
    { ...question, text: 'a'.repeat(4_001) },
    { ...question, email: 'ann@example.com, bob@example.com' },
    { ...question, path: 'history' },
    { ...question, path: '/login/confirm?login_token=1' },
  ])('is refused where it is none: %o', async (body) => {
    expect((await ask(body)).status).toBe(400);
  });

  it('is taken five times an hour from one address, refused ones not counted', async () => {
    const from = '198.51.100.7';
    const send = async (body: object) => (await ask(body, from)).status;
    expect(await send({ ...question, text: '' })).toBe(400);
    const answers = [];
    for (let n = 0; n < 6; n += 1) answers.push(await send(question));
    expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe('without SUPPORT_EMAIL', () => {
  it('there is nobody to write to', async () => {
    const quiet = await startTestApi({ worker: false });
    const answer = await callApi(quiet.origin, 'POST', '/api/support/messages', question);
    expect(answer).toMatchObject({ status: 404, body: { code: 'NotFound' } });
    await quiet.close();
  });
});
