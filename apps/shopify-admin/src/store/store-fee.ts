import type { StoreMember } from '@tintory/contract';
import type { ToolServices } from '@tintory/tools-ui';

/** Whole numbers: dollars with a fraction do not divide exactly. */
const cents = (dollars: number) => Math.round(dollars * 100);

/**
 * Usage fee of a picture once credits run out, and how many the cap allows; undefined without usage
 * billing.
 */
export function storeFee(member: StoreMember | undefined): ToolServices['fee'] {
  // Usage fees are not charged while a payment is overdue.
  if (!member?.usage || member.past_due) return undefined;
  const { additional_fee: fee, used, cap_amount: cap } = member.usage;
  const left = Math.max(0, Math.floor((cents(cap) - cents(used)) / cents(fee)));
  return { cents: cents(fee), left };
}
