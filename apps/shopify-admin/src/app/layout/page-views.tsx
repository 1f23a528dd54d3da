import { usePageViews } from '@tintory/page-services';
import { useLocation } from 'react-router-dom';
import { basePath } from '../../config/base-path.ts';

/** Counts page views by our own API, so that no third party runs in a store's admin. */
export function PageViews() {
  const { pathname } = useLocation();
  usePageViews(pathname.startsWith(basePath) ? pathname : basePath + pathname);
  return null;
}
