import type { ModalRegistry } from '@tintory/ui-kit';
import { lazy } from 'react';
import '../config/modal-map.ts';

/** Each modal is fetched when it first opens. */
export const modals: ModalRegistry = {
  'login-modal': lazy(async () => {
    const [{ LoginModal }, { withKit }] = await Promise.all([
      import('../features/login/login-modal.tsx'),
      import('./with-kit.tsx'),
    ]);
    return { default: withKit(LoginModal) };
  }),
  'sub-modal': lazy(async () => {
    const [{ SubModal }, { withKit }, { withPlans }] = await Promise.all([
      import('@tintory/plans-ui'),
      import('./with-kit.tsx'),
      import('./with-plans.tsx'),
    ]);
    return { default: withKit(withPlans(SubModal)) };
  }),
};
