/** What .githooks/pre-commit does to staged files; what it changes is staged, too. */
export default {
  '*.{ts,tsx,mjs}': ['prettier --write', 'eslint --no-warn-ignored'],
  '!(*.{ts,tsx,mjs})': 'prettier --write --ignore-unknown',
};
