import type { errors as English } from '../en/errors.ts';
import type { TextsOf } from '../texts.ts';

export const errors: TextsOf<typeof English> = {};
