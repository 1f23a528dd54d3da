import { dirname, resolve } from 'node:path';

const messages = {
  feature:
    'A feature never imports another: what two need goes into a folder beside them, or into a lib.',
  app: 'App composes features, never the other way round.',
  beside: 'What the features share knows none of them, nor the app.',
  repository: "A module's repository is its own: ask the module's service.",
};

const folderOf = (path, pattern) => pattern.exec(path)?.[0];
const featureOf = (path) => folderOf(path, /^.*\/apps\/[^/]+\/src\/features\/[^/]+\//);
/** What the features of an app in the browser share: config, and the merchants' store. */
const isBeside = (path) =>
  /\/apps\/(web|shopify-admin)\/src\/(?!app\/|features\/)[^/]+\//.test(path);
const isApp = (path) => /\/apps\/(web|shopify-admin)\/src\/app\//.test(path);
const moduleOf = (path) => folderOf(path, /^.*\/apps\/[^/]+\/src\/modules\/[^/]+\//);

/** The boundary that an import between two files crosses, if any. */
function crossed(from, to) {
  const feature = featureOf(from);
  if (feature && featureOf(to) && featureOf(to) !== feature) return 'feature';
  if (feature && to.startsWith(feature.replace(/features\/[^/]+\/$/, 'app/'))) return 'app';
  if (isBeside(from) && (featureOf(to) || isApp(to))) return 'beside';
  const owner = to.endsWith('.repository.ts') ? moduleOf(to) : undefined;
  return owner && moduleOf(from) !== owner ? 'repository' : undefined;
}

/**
 * ESLint rule for boundaries inside an app, which Nx does not check. Type imports are allowed: they
 * do not exist at run time.
 */
export const innerBorders = {
  meta: { type: 'problem', schema: [], messages },
  create(context) {
    const path = (file) => file.replaceAll('\\', '/');
    const check = (node) => {
      const source = node.source?.value;
      if (typeof source !== 'string' || !source.startsWith('.')) return;
      if (node.importKind === 'type' || node.exportKind === 'type') return;
      const target = path(resolve(dirname(context.filename), source));
      const messageId = crossed(path(context.filename), target);
      if (messageId) context.report({ node, messageId });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};
