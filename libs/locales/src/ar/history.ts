import type { history as English } from '../en/history.ts';
import type { TextsOf } from '../texts.ts';

export const history: TextsOf<typeof English> = {};
