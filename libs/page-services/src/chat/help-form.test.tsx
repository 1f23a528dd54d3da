import { startI18n } from '@tintory/i18n';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { draw } from '../../test/draw.tsx';
import { HelpForm } from './help-form.tsx';

beforeAll(() => startI18n('en', { namespaces: ['common', 'pageServices', 'errors'] }));
afterEach(cleanup);

const message = () => screen.findByRole('textbox', { name: /Your message/ });

it('says in its own place that the message is sent, and takes another', async () => {
  const { user, sent } = draw(<HelpForm />, () => Response.json({ ok: 1 }));
  await user.type(await message(), 'Where is it?');
  await user.type(screen.getByRole('textbox', { name: /Your e-mail/ }), 'ann@example.com');
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  const title = await screen.findByRole('heading', { name: 'Your message is sent' });
  expect(document.activeElement).toBe(title);
  expect(screen.getByRole('status').textContent).toContain('ann@example.com');

  await user.click(screen.getByRole('button', { name: 'Write another message' }));
  expect(await message()).toHaveProperty('value', '');
  expect((await message()).getAttribute('aria-invalid')).not.toBe('true');
  await user.type(await message(), 'And one more thing.');
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  await screen.findByRole('heading', { name: 'Your message is sent' });
  expect(sent.map(({ body }) => (body as { text: string }).text)).toEqual([
    'Where is it?',
    'And one more thing.',
  ]);
});

it('keeps the words when there were too many messages, and says what the API says', async () => {
  const body = { code: 'TooManyRequests', message: 'Wait an hour.' };
  const { user } = draw(<HelpForm />, () => Response.json(body, { status: 429 }));
  await user.type(await message(), 'Hello');
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  expect(await screen.findByText('Wait an hour.')).toBeTruthy();
  expect(await message()).toHaveProperty('value', 'Hello');
});
