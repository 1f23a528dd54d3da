import type { workbench as English } from '../en/workbench.ts';
import type { TextsOf } from '../texts.ts';

export const workbench: TextsOf<typeof English> = {};
