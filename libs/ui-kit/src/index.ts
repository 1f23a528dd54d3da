export { Dialog, type DialogProps } from './dialog.tsx';
export { given } from './given.ts';
export * from './kit.ts';
export { KitProvider, useKit } from './kit-context.tsx';
export { ModalHost, type ModalRegistry } from './modal-host.tsx';
// `export *`, since only that lets other packages augment `ModalMap` through this entry.
export * from './modal-map.ts';
export { closeAllModals, closeModal, openModal } from './modal-store.ts';
export { scrollPlace } from './scroll-place.ts';
export { Swatches } from './swatches.tsx';
export { designTokens } from './tokens.ts';
export { useFreshPage, watchMissingParts } from './use-fresh-page.ts';
export { useHydrated } from './use-hydrated.ts';
export { useIdle } from './use-idle.ts';
export { useOnline } from './use-online.ts';
export { useTypedColor } from './use-typed-color.ts';
