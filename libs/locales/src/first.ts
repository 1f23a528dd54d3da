import { common } from './en/common.ts';
import { home } from './en/home.ts';

/** The English texts of the first page, so that it draws without waiting for the rest. */
export const firstTexts = { common, home } as const;
