import { describe, expect, it } from 'vitest';
import { mayPassLater } from './error-codes.ts';

describe('a failure', () => {
  it.each(['Internal', 'EngineUnavailable', 'EngineTimeout', 'TooManyRequests', 'SomethingNew'])(
    '%s may pass by itself',
    (code) => expect(mayPassLater(code)).toBe(true),
  );

  it.each([
    ...[
      'NoSubject',
      'NoFace',
      'FacesDiffer',
      'NoBody',
      'WornOnLegs',
      'PromptUnclear',
      'PromptRefused',
    ],
    ...['InvalidInput', 'UnsupportedMedia', 'PayloadTooLarge', 'ResultTooLarge', 'NotFound'],
  ])('%s comes again for the same wish', (code) => expect(mayPassLater(code)).toBe(false));
});
