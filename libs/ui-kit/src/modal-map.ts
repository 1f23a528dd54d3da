/**
 * The global modals by id, each with the props its caller gives. Empty here: whoever owns a modal
 * adds it, and the app registers the component that draws it.
 *
 *     declare module '@tintory/ui-kit' {
 *       interface ModalMap { 'login-modal': { next?: string } }
 *     }
 */
export interface ModalMap {}

export type ModalId = keyof ModalMap & string;

/** What the host adds to the props of every modal. */
export type ModalControls = { onClose: () => void };
