import type { Plan } from '@tintory/contract';
import { useFormats, useT } from '@tintory/i18n';
import { OfferCard } from './offer-card.tsx';
import { pricePerCredit } from './price-per-credit.ts';
import { Tiers } from './tiers.tsx';
import type { Choice } from './use-choice.ts';

type PackCardProps = { choice: Choice; loading: boolean; onBuy: (plan: Plan) => void };

export function PackCard({ choice, loading, onBuy }: PackCardProps) {
  const t = useT('plans');
  const { dollars, number } = useFormats();
  const { packs, pack, choosePack } = choice;
  return (
    <OfferCard
      title={t('plans:packs.title')}
      text={t('plans:packs.text')}
      perCredit={
        pack ? t('plans:perCredit', { price: dollars(pricePerCredit(pack, 'one_time'), 3) }) : ''
      }
      action={{
        label: t('plans:buy'),
        loading,
        main: false,
        onClick: () => pack && onBuy(pack),
      }}
    >
      <Tiers
        label={t('plans:packs.tiers')}
        plans={packs}
        chosen={pack}
        onChoose={choosePack}
        draw={({ credit, price }) => ({
          amount: t('plans:credits', { count: credit, amount: number(credit) }),
          badge: null,
          price: t('plans:once', { price: dollars(price) }),
        })}
      />
    </OfferCard>
  );
}
