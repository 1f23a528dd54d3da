import type {} from '@tintory/plans-ui';

/** The global modals of this app and what each is opened with. */
declare module '@tintory/ui-kit' {
  interface ModalMap {
    'login-modal': {
      /** Where the sign-in link leads; the present page when left out. */
      next?: string;
    };
  }
}

export {};
