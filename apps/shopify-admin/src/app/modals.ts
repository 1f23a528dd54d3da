import type { ModalRegistry } from '@tintory/ui-kit';
import { lazy, type ComponentType } from 'react';
import type {} from '@tintory/page-services';
import type {} from '@tintory/plans-ui';

/** Wraps a modal in the kit and the tools' services. */
async function draw<Props extends object>(Modal: ComponentType<Props>) {
  const [{ withKit }, { withTools }] = await Promise.all([
    import('./kit/with-kit.tsx'),
    import('./with-tools.tsx'),
  ]);
  return { default: withKit(withTools(Modal)) };
}

/** Wraps a modal in the kit and the plans' services. */
async function drawPlans<Props extends object>(Modal: ComponentType<Props>) {
  const [{ withKit }, { withPlans }] = await Promise.all([
    import('./kit/with-kit.tsx'),
    import('./with-plans.tsx'),
  ]);
  return { default: withKit(withPlans(Modal)) };
}

/**
 * Modals, loaded when first opened. `login-modal` and `sub-modal` are left out: the admin signs
 * merchants in, and stores are only offered store plans.
 */
export const modals: ModalRegistry = {
  help: lazy(async () => {
    const [{ HelpModal }, { withKit }] = await Promise.all([
      import('@tintory/page-services'),
      import('./kit/with-kit.tsx'),
    ]);
    return { default: withKit(HelpModal) };
  }),
  larger: lazy(async () => draw((await import('@tintory/tools-ui')).LargerModal)),
  'paint-image': lazy(async () => {
    const { PaintModal, eraseInWorker, withErase } = await import('@tintory/editors');
    return draw(withErase(PaintModal, eraseInWorker));
  }),
  preview: lazy(async () => draw((await import('@tintory/editors')).PreviewModal)),
  publish: lazy(async () =>
    draw((await import('../features/publishing/publish-modal.tsx')).PublishModal),
  ),
  'resize-image': lazy(async () => draw((await import('@tintory/editors')).ResizeModal)),
  'shopify-sub-modal': lazy(async () =>
    drawPlans((await import('@tintory/plans-ui')).StoreSubModal),
  ),
  'store-images': lazy(async () => draw((await import('@tintory/tools-ui')).ImagePicker)),
  'store-products': lazy(async () => draw((await import('@tintory/tools-ui')).ProductPicker)),
};
