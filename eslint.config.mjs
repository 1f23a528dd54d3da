import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import js from '@eslint/js';
import nx from '@nx/eslint-plugin';
import query from '@tanstack/eslint-plugin-query';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import testingLibrary from 'eslint-plugin-testing-library';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { innerBorders } from './tools/start/src/inner-borders.mjs';

/** Who may import whom: docs/architecture.md tells it in words. No exceptions list. */
const scopes = [
  { sourceTag: 'scope:shared', onlyDependOnLibsWithTags: ['scope:shared'] },
  { sourceTag: 'scope:client', onlyDependOnLibsWithTags: ['scope:client', 'scope:shared'] },
  // What builds an app may come from the tools; what the app ships does not (see below).
  {
    sourceTag: 'scope:web',
    onlyDependOnLibsWithTags: ['scope:web', 'scope:client', 'scope:shared', 'type:build-support'],
  },
  {
    sourceTag: 'scope:shopify-admin',
    onlyDependOnLibsWithTags: [
      'scope:shopify-admin',
      'scope:client',
      'scope:shared',
      'type:build-support',
    ],
  },
  // The API's tests talk to the sandbox by its ./testing entry; what the API ships does not (see below).
  {
    sourceTag: 'scope:server',
    onlyDependOnLibsWithTags: ['scope:server', 'scope:shared', 'type:test-support'],
  },
  {
    sourceTag: 'scope:tooling',
    onlyDependOnLibsWithTags: ['scope:tooling', 'scope:client', 'scope:shared', 'scope:server'],
  },
];

const below = {
  app: [
    ...['type:app', 'type:ui', 'type:data', 'type:contract', 'type:util'],
    ...['type:test-support', 'type:build-support'],
  ],
  'build-support': ['type:build-support'],
  'test-support': ['type:test-support', 'type:contract', 'type:util'],
  ui: ['type:ui', 'type:data', 'type:contract', 'type:util'],
  data: ['type:data', 'type:contract', 'type:util'],
  contract: ['type:contract', 'type:util'],
  util: ['type:util'],
};
const types = Object.entries(below).map(([type, onlyDependOnLibsWithTags]) => ({
  sourceTag: `type:${type}`,
  onlyDependOnLibsWithTags,
}));

const bans = {
  react: {
    group: ['react', 'react-dom', 'react/*', 'react-dom/*'],
    message: 'React stays out of shared libs.',
  },
  mantine: { group: ['@mantine/*'], message: 'Mantine is the kit of apps/web; use useKit().' },
  polaris: {
    group: ['@shopify/polaris', '@shopify/polaris/*', '@shopify/app-bridge-react'],
    message: 'Polaris and App Bridge are the kit of apps/shopify-admin; use useKit().',
  },
  sharp: {
    group: ['sharp'],
    message: 'Picture files are libs/imaging’s: it opens, writes and draws them.',
  },
  node: {
    regex: `^(node:|(${builtinModules.filter((name) => !name.startsWith('_')).join('|')})(/|$))`,
    message: 'Browsers run this: no module of Node.',
  },
  sandbox: {
    group: ['@tintory/sandbox', '@tintory/sandbox/*'],
    message: 'Only tests talk to the sandbox.',
  },
  vite: {
    group: ['@tintory/vite-plugins', 'vite'],
    message: 'What builds the app is no part of it.',
  },
};
const ban = (...names) => ['error', { patterns: names.map((name) => bans[name]) }];

/** The files of every lib on one side of the wire, by the tag in its package.json. */
const libsOf = (scope) =>
  readdirSync(new URL('libs/', import.meta.url))
    .filter((name) => {
      const manifest = new URL(`libs/${name}/package.json`, import.meta.url);
      if (!existsSync(manifest)) return false;
      return JSON.parse(readFileSync(manifest, 'utf8')).nx.tags.includes(`scope:${scope}`);
    })
    .map((name) => `libs/${name}/src/**`);

/** What opens, draws and writes picture files, and the tests that look into them. */
const drawing = [
  'libs/imaging/src/**',
  'libs/{effects,illustration,tattoo}/src/**/*.test.ts',
  'libs/effects/src/**/testing/**',
];

export default tseslint.config(
  {
    ignores: [
      '**/dist',
      '**/node_modules',
      '**/.data',
      '**/.nx',
      '**/test-results',
      '**/*.generated.ts',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strict,
  {
    plugins: { '@nx': nx },
    languageOptions: { globals: { ...globals.es2024 } },
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        {
          enforceBuildableLibDependency: false,
          // How tests are set up is written once, at the root, which is nobody's project.
          allow: ['../../vitest.project.ts'],
          depConstraints: [...scopes, ...types],
        },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-empty-object-type': ['error', { allowWithName: '^ModalMap$' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      'no-console': 'error',
      'max-lines': ['warn', { max: 250, skipBlankLines: true, skipComments: true }],
      eqeqeq: ['error', 'always'],
      // Prettier wraps code, but neither comments nor what it cannot break.
      'max-len': [
        'error',
        {
          code: 120,
          ignoreUrls: true,
          ignoreStrings: true,
          ignoreTemplateLiterals: true,
          ignoreRegExpLiterals: true,
        },
      ],
    },
  },
  {
    files: ['libs/**', 'tools/**', 'apps/{api,web,shopify-admin}/**', 'apps/*-e2e/**'],
    ignores: ['**/*.test.{ts,tsx,mjs}', 'apps/*-e2e/src/journeys/**'],
    rules: {
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    rules: { 'no-undef': 'off' },
  },
  {
    files: ['**/*.tsx'],
    plugins: { 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y },
    rules: {
      ...reactHooks.configs.recommended.rules,
      ...jsxA11y.flatConfigs.recommended.rules,
      // A field in a dialog takes the focus that the dialog must move anyway.
      'jsx-a11y/no-autofocus': ['error', { ignoreNonDOM: true }],
    },
  },
  ...query.configs['flat/recommended'],
  {
    rules: {
      // An app has one API for as long as it is open.
      '@tanstack/query/exhaustive-deps': ['error', { allowlist: { variables: ['api'] } }],
    },
  },
  {
    files: ['**/*.test.tsx'],
    plugins: testingLibrary.configs['flat/react'].plugins,
    rules: {
      ...testingLibrary.configs['flat/react'].rules,
      // Vitest's globals are off here, so nothing cleans up by itself.
      'testing-library/no-manual-cleanup': 'off',
      // What is drawn is asked about beyond its roles, too, in some ninety places.
      'testing-library/no-node-access': 'off',
    },
  },
  {
    files: libsOf('shared'),
    rules: { 'no-restricted-imports': ban('react', 'mantine', 'polaris', 'sharp', 'node') },
  },
  {
    files: ['libs/pixels/src/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['window', 'document', 'process', 'Buffer', 'navigator'].map((name) => ({
          name,
          message: 'libs/pixels knows neither Node nor DOM.',
        })),
      ],
    },
  },
  {
    files: libsOf('client'),
    rules: { 'no-restricted-imports': ban('mantine', 'polaris', 'sharp', 'node') },
  },
  {
    files: libsOf('server'),
    ignores: drawing,
    rules: { 'no-restricted-imports': ban('react', 'mantine', 'polaris', 'sharp') },
  },
  {
    files: drawing,
    rules: { 'no-restricted-imports': ban('react', 'mantine', 'polaris') },
  },
  {
    files: ['apps/*/src/**'],
    plugins: { tintory: { rules: { 'inner-borders': innerBorders } } },
    rules: { 'tintory/inner-borders': 'error' },
  },
  {
    files: ['apps/web/src/**'],
    rules: { 'no-restricted-imports': ban('polaris', 'sharp', 'node', 'vite') },
  },
  {
    files: ['apps/shopify-admin/src/**'],
    rules: { 'no-restricted-imports': ban('mantine', 'sharp', 'node', 'vite') },
  },
  {
    files: ['apps/api/src/**'],
    ignores: ['**/*.test.ts', 'apps/api/src/testing/**'],
    rules: { 'no-restricted-imports': ban('react', 'mantine', 'polaris', 'sharp', 'sandbox') },
  },
  {
    files: ['apps/{web,shopify-admin,api}/src/**', 'libs/*/src/**'],
    ignores: ['**/config.ts', '**/*.test.{ts,tsx}', 'apps/api/src/testing/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: 'The environment is read once, in config.ts.',
        },
      ],
    },
  },
  {
    files: ['apps/{web,shopify-admin}/src/**', ...libsOf('client')],
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'Property[key.name="queryKey"] ArrayExpression:not(VariableDeclarator[id.name=/Query$/] > ArrowFunctionExpression *):not(VariableDeclarator[id.name=/Filter$/] *)',
          message:
            'A key stands in its query options, xQuery(), or in an xFilter; read it from there.',
        },
      ],
    },
  },
  {
    files: ['tools/**', 'apps/*-e2e/**', '**/*.mjs'],
    languageOptions: { globals: { ...globals.node } },
    rules: { 'no-console': 'off' },
  },
);
