import type { Member } from '@tintory/contract';
import { useFormats, useT } from '@tintory/i18n';
import { useOffer } from '@tintory/plans-ui';
import { useMember } from '@tintory/session';
import { useKit } from '@tintory/ui-kit';
import styles from './account.module.css';
import { Entries } from './entries.tsx';
import { Loaded } from './loaded.tsx';
import { Section } from './section.tsx';
import { Usage } from './usage.tsx';

export function CreditsPart() {
  const { member, ...query } = useMember();
  return (
    <>
      <Loaded query={{ ...query, data: member }} height={260}>
        {(known) => <Balance member={known} />}
      </Loaded>
      <Usage />
      <Entries />
    </>
  );
}

function Balance({ member }: { member: Member }) {
  const t = useT('account');
  const { number, date } = useFormats();
  const { Button } = useKit();
  const offer = useOffer();
  return (
    <Section
      title={t('account:credits.balance')}
      aside={<Button onClick={() => offer.open()}>{t('account:credits.more')}</Button>}
    >
      <p className={styles['big']}>{number(member.credits)}</p>
      {member.grants.length === 0 ? (
        <p className={styles['quiet']}>{t('account:credits.empty')}</p>
      ) : (
        <>
          {member.grants.length > 1 && (
            <p className={styles['quiet']}>{t('account:credits.order')}</p>
          )}
          <ul className={styles['list']} aria-label={t('account:credits.grants')}>
            {member.grants.map((grant) => (
              <li key={grant.id} className={styles['row']}>
                <div>
                  <strong>{t(`account:credits.source.${grant.source}`)}</strong>
                  <p className={styles['small']}>
                    {date(grant.created_at)} ·{' '}
                    {grant.expires_at
                      ? t('account:credits.until', { date: date(grant.expires_at) })
                      : t('account:credits.forever')}
                  </p>
                </div>
                <span className={styles['number']}>
                  {t('account:credits.of', {
                    remaining: number(grant.remaining),
                    amount: number(grant.amount),
                  })}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}
