import { createContext, useContext } from 'react';
import type { Config } from './config.ts';

/** What components may know of the configuration. */
export type PageConfig = Pick<Config, 'storeHost' | 'uploadKey' | 'firebase'>;

const ConfigContext = createContext<PageConfig>({
  storeHost: null,
  uploadKey: null,
  firebase: null,
});

export const ConfigProvider = ConfigContext;

export const useConfig = (): PageConfig => useContext(ConfigContext);
