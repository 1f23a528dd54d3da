import type { ModalRegistry } from '@tintory/ui-kit';
import { lazy, type ComponentType } from 'react';
import type {} from '@tintory/page-services';
import type {} from '@tintory/plans-ui';

/** With what it draws with: the kit, and what this app hands to the tools. */
async function draw<Props extends object>(Modal: ComponentType<Props>) {
  const [{ withKit }, { withTools }] = await Promise.all([
    import('./kit/with-kit.tsx'),
    import('./with-tools.tsx'),
  ]);
  return { default: withKit(withTools(Modal)) };
}

/** The same for what belongs to the plans. */
async function drawPlans<Props extends object>(Modal: ComponentType<Props>) {
  const [{ withKit }, { withPlans }] = await Promise.all([
    import('./kit/with-kit.tsx'),
    import('./with-plans.tsx'),
  ]);
  return { default: withKit(withPlans(Modal)) };
}

/**
 * Each modal is fetched when it first opens. Of the global ones `login-modal` and `sub-modal` are
 * left out: the admin signs merchants in, and a store is offered its own plans alone.
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
