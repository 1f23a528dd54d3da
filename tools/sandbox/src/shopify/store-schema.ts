export { apiVersion } from './api-version.ts';
export { buildAdminSchema } from './graphql/build-schema.ts';
export { subsetProblems } from './subset-problems.ts';
