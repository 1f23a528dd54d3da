import { isFramedPath } from '@tintory/contract';
import { useLanguage } from '@tintory/i18n';
import { useApi } from '@tintory/session';
import { useEffect, useRef } from 'react';
import { useConsent } from '../consent/consent-store.ts';
import { viewByGa4 } from './ga4.ts';
import { refusesCounting } from './refuses-counting.ts';
import { viewedPath } from './viewed-path.ts';

/** The origin of a link from elsewhere; it belongs to the first page alone. */
function takeReferrer(): { referrer_origin?: string } {
  if (!URL.canParse(document.referrer)) return {};
  const { origin } = new URL(document.referrer);
  return origin === location.origin || !origin.startsWith('http')
    ? {}
    : { referrer_origin: origin };
}

/**
 * Counts a view at each change of page: with GA4 once that is allowed, else by our own API. Not of
 * pages that others frame, nor of a browser that asks for no counting.
 *
 * @param ga4Id the measurement id, where GA4 counts
 */
export function usePageViews(pathname: string, ga4Id: string | null = null): void {
  const api = useApi();
  const { language } = useLanguage();
  const { consent } = useConsent();
  const counted = useRef<string | null>(null);
  const isAllowed = ga4Id === null || consent === 'allowed';

  useEffect(() => {
    if (!isAllowed || counted.current === pathname) return;
    const isFirst = counted.current === null;
    counted.current = pathname;
    if (isFramedPath(pathname) || refusesCounting()) return;
    const path = viewedPath(pathname);
    if (ga4Id) return viewByGa4(ga4Id, path, language);
    const view = { path, language, ...(isFirst ? takeReferrer() : {}) };
    // A failed count is ignored.
    api.pageServices.view(view).catch(() => undefined);
  }, [api, ga4Id, isAllowed, language, pathname]);
}
