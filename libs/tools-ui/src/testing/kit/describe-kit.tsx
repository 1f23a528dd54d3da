import { cleanup } from '@testing-library/react';
import { afterEach, describe } from 'vitest';
import { describeButtons } from './describe-buttons.tsx';
import { describeChoices, describeTabs } from './describe-choices.tsx';
import { describeColorField, describeFields } from './describe-fields.tsx';
import { describeMessages } from './describe-messages.tsx';
import type { Draw } from './held.tsx';

export { Held, type Draw } from './held.tsx';

/** The contract of every kit's controls; each app runs it with its own kit. */
export function describeKit(name: string, draw: Draw): void {
  describe(name, () => {
    afterEach(cleanup);
    describeButtons(draw);
    describeFields(draw);
    describeColorField(draw);
    describeChoices(draw);
    describeTabs(draw);
    describeMessages(draw);
  });
}
