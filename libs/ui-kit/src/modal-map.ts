/**
 * The global modals by id, each with its caller's props. Empty here: the package that owns a modal
 * declares it, and the app registers its component. declare module '@tintory/ui-kit' { interface
 * ModalMap { 'login-modal': { next?: string } } }
 */
export interface ModalMap {}

export type ModalId = keyof ModalMap & string;

/** Props that the host adds to every modal. */
export type ModalControls = { onClose: () => void };
