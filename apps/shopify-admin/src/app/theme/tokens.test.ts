// @vitest-environment node
import polaris from '@shopify/polaris/build/esm/styles.css?raw';
import { designTokens } from '@tintory/ui-kit';
import { describe, expect, it } from 'vitest';
import css from './tokens.css?raw';

describe('the design tokens', () => {
  it.each(designTokens)('%s has a value', (name) => {
    expect(css).toContain(`${name}:`);
  });

  it('are made of values that Polaris has', () => {
    const used = [...css.matchAll(/var\((--p-[\w-]+)\)/g)].map(([, name]) => `${name}:`);
    expect(used.length).toBeGreaterThan(10);
    for (const name of used) expect(polaris).toContain(name);
  });
});
