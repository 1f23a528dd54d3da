import type { Field } from '@tintory/catalog';
import { describe, expect, it } from 'vitest';
import { fitsField, fittingValues } from './fits-field.ts';

const format = {
  ...{ key: 'format', kind: 'choice', control: 'segmented' },
  ...{ options: ['png', 'webp'], default: 'png' },
} as const satisfies Field;
const gap = { key: 'gap', kind: 'number', min: 0, max: 1, step: 0.1, default: 0 } as const;
const prompt = { key: 'prompt', kind: 'text', maxLength: 5 } as const;

describe('a value that was kept', () => {
  it('fits where the field still has it', () => {
    expect(['png', 'gif', 3].map((value) => fitsField(format, value))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('fits in its steps, whatever their sum comes to', () => {
    expect([0.3, 0.1 + 0.2, 0.25, 1.1].map((value) => fitsField(gap, value))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('stays where it is words, even too many of them', () => {
    expect(fitsField(prompt, 'a rose on a cliff')).toBe(true);
  });

  it('is left out among others where nothing takes it any more', () => {
    const kept = { format: 'gif', gap: 0.5, prompt: 'rose', glitter: true };
    expect(fittingValues([format, gap, prompt], kept)).toEqual({ gap: 0.5, prompt: 'rose' });
  });
});
