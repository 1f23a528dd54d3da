import type { ModalRegistry } from '@tintory/ui-kit';
import { lazy, type ComponentType } from 'react';
import type {} from '@tintory/plans-ui';

/** With what it draws with: the kit, and what this app hands to it. */
async function draw<Props extends object>(Modal: ComponentType<Props>) {
  const [{ withKit }, { withPlans }] = await Promise.all([
    import('./with-kit.tsx'),
    import('./with-plans.tsx'),
  ]);
  return { default: withKit(withPlans(Modal)) };
}

/** Each modal is fetched when it first opens. */
export const modals: ModalRegistry = {
  'login-modal': lazy(async () => draw((await import('@tintory/plans-ui')).LoginModal)),
  'sub-modal': lazy(async () => draw((await import('@tintory/plans-ui')).SubModal)),
};
