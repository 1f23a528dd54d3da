import { useTokenSync } from '@tintory/session';
import { useConfig } from '../../config/config-context.ts';

/**
 * Tells the API of Google's tokens. A component of its own: it draws once more after hydration, and a layout
 * that did so would make React draw a page anew that still waits for its texts.
 */
export function TokenSync() {
  useTokenSync(useConfig().firebase);
  return null;
}
