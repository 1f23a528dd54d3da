import { common } from './en/common.ts';
import { home } from './en/home.ts';
import { tools } from './en/tools.ts';

/** The English texts of the first page, so that it draws without waiting for the rest. */
export const firstTexts = { common, home, tools } as const;
