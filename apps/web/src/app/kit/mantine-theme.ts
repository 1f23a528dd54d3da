import { colorsTuple, createTheme, type CSSVariablesResolver } from '@mantine/core';

/** Mantine uses the product's design tokens, which define light and dark. */
export const mantineTheme = createTheme({
  colors: { tint: colorsTuple('var(--tint-accent)') },
  primaryColor: 'tint',
  defaultRadius: 8,
  fontFamily: 'var(--tint-font-text)',
  headings: { fontFamily: 'var(--tint-font-heading)' },
  respectReducedMotion: true,
  cursorType: 'pointer',
});

const variables = {
  '--mantine-color-body': 'var(--tint-raised)',
  '--mantine-color-text': 'var(--tint-ink)',
  '--mantine-color-bright': 'var(--tint-ink)',
  '--mantine-color-dimmed': 'var(--tint-quiet)',
  '--mantine-color-placeholder': 'var(--tint-quiet)',
  '--mantine-color-default': 'var(--tint-raised)',
  '--mantine-color-default-color': 'var(--tint-ink)',
  '--mantine-color-default-border': 'var(--tint-line-strong)',
  '--mantine-color-default-hover': 'color-mix(in oklab, var(--tint-ink) 6%, var(--tint-raised))',
  '--mantine-color-error': 'var(--tint-bad)',
  '--mantine-color-anchor': 'var(--tint-accent)',
  '--mantine-primary-color-contrast': 'var(--tint-accent-text)',
  '--mantine-color-tint-filled': 'var(--tint-accent)',
  '--mantine-color-tint-filled-hover': 'var(--tint-accent)',
};

export const tokenVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: variables,
  dark: variables,
});
