import type { ToolDefinition } from '@tintory/catalog';
import { useFormats, useT } from '@tintory/i18n';
import { storeFee } from '../../store/store-fee.ts';
import styles from './plans.module.css';
import { useStoreMember } from '../../store/use-store-member.ts';

/** Credits for one photo: for as many results as may be asked for. */
function mostCredits({ functions: [main] }: ToolDefinition): number {
  if (!main) return 0;
  const { credits, creditsPer, fields } = main;
  const count = fields.find(({ key }) => key === creditsPer);
  return credits * (count?.kind === 'number' ? count.max : 1);
}

type BeyondBannerProps = {
  tool: ToolDefinition;
  /** As many as may be worked on. */
  photos?: number;
};

/** What a picture costs once the credits do not pay for it, said before it is charged. */
export function BeyondBanner({ tool, photos = 1 }: BeyondBannerProps) {
  const t = useT('merchant');
  const { dollars } = useFormats();
  const { data: member } = useStoreMember();
  if (!member?.usage || member.credits >= mostCredits(tool) * photos) return null;
  // Nothing is charged then: the run itself offers the way on.
  if (!storeFee(member)?.left) return null;
  const { additional_fee: fee, used, cap_amount: cap } = member.usage;
  return (
    <p className={styles['beyond']}>
      {t('merchant:plan.beyond', { fee: dollars(fee), used: dollars(used), cap: dollars(cap) })}
    </p>
  );
}
