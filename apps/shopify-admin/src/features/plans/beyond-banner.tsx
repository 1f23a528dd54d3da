import type { ToolDefinition } from '@tintory/catalog';
import { useFormats, useT } from '@tintory/i18n';
import { storeFee } from '../../store/store-fee.ts';
import styles from './plans.module.css';
import { useStoreMember } from '../../store/use-store-member.ts';

/** Most credits for one photo: with the highest number of results. */
function mostCredits({ functions: [main] }: ToolDefinition): number {
  if (!main) return 0;
  const { credits, creditsPer, fields } = main;
  const count = fields.find(({ key }) => key === creditsPer);
  return credits * (count?.kind === 'number' ? count.max : 1);
}

type BeyondBannerProps = {
  tool: ToolDefinition;
  /** Most photos of the run. */
  photos?: number;
};

/** Shows the usage fee of a picture before it is charged, once credits may not suffice. */
export function BeyondBanner({ tool, photos = 1 }: BeyondBannerProps) {
  const t = useT('merchant');
  const { dollars } = useFormats();
  const { data: member } = useStoreMember();
  if (!member?.usage || member.credits >= mostCredits(tool) * photos) return null;
  // Nothing can be charged; the run itself offers the next step.
  if (!storeFee(member)?.left) return null;
  const { additional_fee: fee, used, cap_amount: cap } = member.usage;
  return (
    <p className={styles['beyond']}>
      {t('merchant:plan.beyond', { fee: dollars(fee), used: dollars(used), cap: dollars(cap) })}
    </p>
  );
}
