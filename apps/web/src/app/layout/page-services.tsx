import { useIdle } from '@tintory/ui-kit';
import { lazy, Suspense } from 'react';
import { useConfig } from '../../config/config-context.ts';
import styles from './layout.module.css';

const services = () => import('./idle-services.tsx');
const Banner = lazy(async () => ({ default: (await services()).Banner }));
const Help = lazy(async () => ({ default: (await services()).Help }));
const Unseen = lazy(async () => ({ default: (await services()).Unseen }));

/** Renders a service once the page is idle. */
function Idle({ Service }: { Service: typeof Banner }) {
  const isIdle = useIdle();
  return isIdle ? (
    <Suspense fallback={null}>
      <Service />
    </Suspense>
  ) : null;
}

/** The sister product's banner in its place, which is reserved from the start. */
export const BannerPlace = () => (
  <div className={styles['banner']} hidden={!useConfig().bannerUrl}>
    <Idle Service={Banner} />
  </div>
);

/** Help at the end of the page, page view counting and consent. */
export const HelpPlace = () => (
  <>
    <div className={styles['help']} hidden={!useConfig().supportEmail}>
      <Idle Service={Help} />
    </div>
    <Idle Service={Unseen} />
  </>
);
