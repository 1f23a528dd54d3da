import { useTokenSync } from '@tintory/session';
import { useConfig } from '../../config/config-context.ts';

/**
 * Sends Google's tokens to the deployment's endpoint. A separate component, because it renders
 * again after hydration: in the layout, that would make React re-render a page still suspended for
 * its texts.
 */
export function TokenSync() {
  useTokenSync(useConfig().firebase);
  return null;
}
