import { join, resolve } from 'node:path';
import { root } from '../paths.mjs';

/** The API's folder of models; DATA_DIR is relative to apps/api, as in the API. */
export const modelsFolder = (environment = process.env) =>
  resolve(join(root, 'apps', 'api'), environment.DATA_DIR || '../../.data', 'models');
