import { useHydrated } from '@tintory/ui-kit';
import { createContext, useContext } from 'react';
import type { Config } from './config.ts';

/** The part of the configuration that components may use. */
export type PageConfig = Omit<Config, 'apiOrigin' | 'storeAppUrl'> &
  Partial<Pick<Config, 'storeAppUrl'>>;

/** The configuration of prerendered pages: empty, except for our own banner. */
export const plainConfig: PageConfig = {
  webOrigin: '',
  storeHost: null,
  uploadKey: null,
  supportEmail: null,
  ga4Id: null,
  crispId: null,
  bannerUrl: '/iframe/banner?lang={lang}',
  frameOrigins: [],
  isDemo: false,
  firebase: null,
};

const ConfigContext = createContext<PageConfig>(plainConfig);

export const ConfigProvider = ConfigContext;

/**
 * The configuration. During hydration it is the build's empty one, because React does not patch
 * differences then.
 */
export function useConfig(): PageConfig {
  const config = useContext(ConfigContext);
  return useHydrated() ? config : { ...plainConfig, webOrigin: config.webOrigin };
}
