import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');

it('reads the events that the operations page subscribes to, and no others', () => {
  const handled = [...read('stripe-webhook.ts').matchAll(/case '([a-z_.]+)':/g)];
  const page = read('../../../../../docs/operations.md');
  const payments = page.slice(page.indexOf('## Payments'), page.indexOf('## Bigger models'));
  const documented = [
    ...payments.matchAll(
      /`((?:checkout|customer|subscription_schedule|invoice|charge|refund)\.[a-z_.]+)`/g,
    ),
  ];
  const names = (matches: RegExpMatchArray[]) => matches.map(([, name]) => name).sort();
  expect(names(documented)).toEqual(names(handled));
});
