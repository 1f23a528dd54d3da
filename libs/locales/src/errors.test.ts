import { describe, expect, it } from 'vitest';
import { errors as ar } from './ar/errors.ts';
import { errors as de } from './de/errors.ts';
import { errors as en } from './en/errors.ts';

/** What this says is itself what to do. */
const onlyAStep = ['Unauthorized'];

const sentences = (text: string) => text.split(/[.؛](?:\s|$)/).filter((part) => part.trim() !== '');

describe.each(Object.entries({ en, de, ar }))('the messages of the API in %s', (_, errors) => {
  it.each(Object.entries(errors).filter(([code]) => !onlyAStep.includes(code)))(
    'say of %s what happened, and then what helps',
    (_code, message) => {
      expect(sentences(message).length).toBeGreaterThan(1);
    },
  );
});
