import type { ModalRegistry } from '@tintory/ui-kit';
import { lazy, type ComponentType } from 'react';
import type {} from '@tintory/page-services';
import type {} from '@tintory/plans-ui';

/** Wraps a modal in the kit and the plans' services. */
async function draw<Props extends object>(Modal: ComponentType<Props>) {
  const [{ withKit }, { withPlans }] = await Promise.all([
    import('./with-kit.tsx'),
    import('./with-plans.tsx'),
  ]);
  return { default: withKit(withPlans(Modal)) };
}

/** Wraps a modal in the kit and the tools' services. */
async function drawTool<Props extends object>(Modal: ComponentType<Props>) {
  const [{ withKit }, { withTools }] = await Promise.all([
    import('./with-kit.tsx'),
    import('./with-tools.tsx'),
  ]);
  return { default: withKit(withTools(Modal)) };
}

/** With the kit alone. */
async function drawPlain<Props extends object>(Modal: ComponentType<Props>) {
  const { withKit } = await import('./with-kit.tsx');
  return { default: withKit(Modal) };
}

/** Each modal is fetched when it first opens. */
export const modals: ModalRegistry = {
  help: lazy(async () => drawPlain((await import('@tintory/page-services')).HelpModal)),
  larger: lazy(async () => drawTool((await import('@tintory/tools-ui')).LargerModal)),
  'login-modal': lazy(async () => draw((await import('@tintory/plans-ui')).LoginModal)),
  palette: lazy(async () => ({
    default: (await import('../features/palette/palette.tsx')).Palette,
  })),
  'paint-image': lazy(async () => {
    const [{ PaintModal, eraseInWorker, withErase }, { withKit }] = await Promise.all([
      import('@tintory/editors'),
      import('./with-kit.tsx'),
    ]);
    return { default: withKit(withErase(PaintModal, eraseInWorker)) };
  }),
  preview: lazy(async () => drawTool((await import('@tintory/editors')).PreviewModal)),
  'resize-image': lazy(async () => drawTool((await import('@tintory/editors')).ResizeModal)),
  'shopify-sub-modal': lazy(async () => draw((await import('@tintory/plans-ui')).StoreSubModal)),
  'store-images': lazy(async () => drawTool((await import('@tintory/tools-ui')).ImagePicker)),
  'store-products': lazy(async () => drawTool((await import('@tintory/tools-ui')).ProductPicker)),
  'sub-modal': lazy(async () => draw((await import('@tintory/plans-ui')).SubModal)),
};
