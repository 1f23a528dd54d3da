import type { mail as English } from '../en/mail.ts';
import type { TextsOf } from '../texts.ts';

export const mail: TextsOf<typeof English> = {};
