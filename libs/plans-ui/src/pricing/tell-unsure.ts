import type { Kit } from '@tintory/ui-kit';
import type { PaymentTab } from './payment-tab.ts';

/** No answer has arrived yet: shown in both tabs, since only one is visible. */
export function tellUnsure(text: string, tab: PaymentTab, toast: Kit['toast']): void {
  tab.say(text);
  toast({ tone: 'info', text });
}
