import { useHydrated } from '@tintory/ui-kit';
import { createContext, useContext } from 'react';
import type { Config } from './config.ts';

/** What components may know of the configuration. */
export type PageConfig = Omit<Config, 'apiOrigin' | 'storeAppUrl'> &
  Partial<Pick<Config, 'storeAppUrl'>>;

/** A page that is told nothing, but that it has our own banner. */
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
 * The configuration; while a drawn page is taken over, what the build knew of it, which was nothing: React
 * leaves what differs then as it was drawn.
 */
export function useConfig(): PageConfig {
  const config = useContext(ConfigContext);
  return useHydrated() ? config : { ...plainConfig, webOrigin: config.webOrigin };
}
