import type { legal as English } from '../en/legal.ts';
import type { TextsOf } from '../texts.ts';

export const legal: TextsOf<typeof English> = {};
