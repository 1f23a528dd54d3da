import type { StoreMember } from '@tintory/contract';
import type { ToolServices } from '@tintory/tools-ui';

/** Whole numbers: dollars with a fraction do not divide exactly. */
const cents = (dollars: number) => Math.round(dollars * 100);

/** What a picture costs the store once its credits are short; undefined where nothing is charged then. */
export function storeFee(member: StoreMember | undefined): ToolServices['fee'] {
  // A store that does not pay is charged no fees either.
  if (!member?.usage || member.past_due) return undefined;
  const { additional_fee: fee, used, cap_amount: cap } = member.usage;
  const left = Math.max(0, Math.floor((cents(cap) - cents(used)) / cents(fee)));
  return { cents: cents(fee), left };
}
