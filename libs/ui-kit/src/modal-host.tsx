import { Suspense, useSyncExternalStore, type ComponentType } from 'react';
import type { ModalControls, ModalId, ModalMap } from './modal-map.ts';
import { closeModal, modalStore } from './modal-store.ts';

/** The components of the modals; give `lazy(() => import(…))`, so that none is in the first load. */
export type ModalRegistry = {
  [Id in ModalId]?: ComponentType<ModalMap[Id] & ModalControls>;
};

/**
 * Renders the modals opened by `openModal`. Used once, near the app's root, inside its providers.
 */
export function ModalHost({ registry }: { registry: ModalRegistry }) {
  const open = useSyncExternalStore(modalStore.subscribe, modalStore.snapshot, modalStore.snapshot);
  // `openModal` checks the props against the id; the stack loses that type.
  const components = registry as unknown as Record<string, ComponentType<ModalControls>>;
  return open.map(({ key, id, props }) => {
    const Component = components[id];
    if (!Component) throw new Error(`No modal is registered as "${id}": add it to the registry.`);
    return (
      <Suspense key={key} fallback={null}>
        <Component {...props} onClose={() => closeModal(id as ModalId)} />
      </Suspense>
    );
  });
}
