/** Where the app lives under its host. */
export const basePath = '/dropshipping/app';
