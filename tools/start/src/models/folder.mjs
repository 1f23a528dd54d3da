import { join, resolve } from 'node:path';
import { root } from '../paths.mjs';

/** Where the API looks for models; DATA_DIR is relative to apps/api, as it is there. */
export const modelsFolder = (environment = process.env) =>
  resolve(join(root, 'apps', 'api'), environment.DATA_DIR || '../../.data', 'models');
