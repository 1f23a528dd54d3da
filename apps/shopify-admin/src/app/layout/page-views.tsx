import { usePageViews } from '@tintory/page-services';
import { useLocation } from 'react-router-dom';
import { basePath } from '../../config/base-path.ts';

/** Counts by our own API: no third party belongs into the admin of a store. */
export function PageViews() {
  const { pathname } = useLocation();
  usePageViews(pathname.startsWith(basePath) ? pathname : basePath + pathname);
  return null;
}
