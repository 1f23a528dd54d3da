// @vitest-environment node
import { designTokens } from '@tintory/ui-kit';
import { describe, expect, it } from 'vitest';
import css from './tokens.css?raw';

/** Excludes tokens that are derived from others, or equal in light and dark. */
const themed = designTokens.filter((name) => !/radius|font|motion|wash/.test(name));
const block = (selector: string) => css.split(`${selector} {`)[1]?.split('\n}')[0] ?? '';

describe('the design tokens', () => {
  it.each(designTokens)('%s has a value', (name) => {
    expect(block(':root')).toContain(`${name}:`);
  });

  it.each(themed)('%s has a value of its own in the dark, chosen or preferred', (name) => {
    expect(block(":root[data-theme='dark']")).toContain(`${name}:`);
    expect(block('  :root:not([data-theme])')).toContain(`${name}:`);
  });
});
