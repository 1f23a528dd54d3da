/** The app's base path on its host. */
export const basePath = '/dropshipping/app';
