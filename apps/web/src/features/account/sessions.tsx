import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { sessionsQuery } from '@tintory/api-client';
import type { SessionInfo } from '@tintory/contract';
import { useFormats, useT } from '@tintory/i18n';
import { useApi, useSession } from '@tintory/session';
import { useKit } from '@tintory/ui-kit';
import styles from './account.module.css';
import { deviceName } from './device-name.ts';
import { Loaded } from './loaded.tsx';
import { Section } from './section.tsx';

/** Lists the account's sessions, and signs them out. */
export function Sessions() {
  const t = useT('account');
  const api = useApi();
  const { forget } = useSession();
  const { Button, toast } = useKit();
  const sessions = useQuery(sessionsQuery(api));
  const all = useMutation({
    mutationFn: () => api.sessions.logoutAll(),
    onSuccess: forget,
    onError: () => toast({ tone: 'bad', text: t('account:notSaved') }),
  });
  return (
    <Section title={t('account:sessions.title')}>
      <Loaded query={sessions} height={160}>
        {({ rows }) => (
          <ul className={styles['list']}>
            {rows.map((row) => (
              <SessionRow key={row.id} session={row} />
            ))}
          </ul>
        )}
      </Loaded>
      <div>
        <Button loading={all.isPending} onClick={() => all.mutate()}>
          {t('account:sessions.all')}
        </Button>
      </div>
    </Section>
  );
}

function SessionRow({ session }: { session: SessionInfo }) {
  const t = useT('account');
  const { dateTime } = useFormats();
  const api = useApi();
  const client = useQueryClient();
  const { Button, toast } = useKit();
  const ending = useMutation({
    mutationFn: () => api.sessions.end(session.id),
    onSuccess: async () => {
      toast({ tone: 'good', text: t('account:sessions.ended') });
      await client.invalidateQueries({ queryKey: sessionsQuery(api).queryKey });
    },
    onError: () => toast({ tone: 'bad', text: t('account:notSaved') }),
  });
  return (
    <li className={styles['row']}>
      <div>
        <strong>{deviceName(session.user_agent) ?? t('account:sessions.unknown')}</strong>
        <p className={styles['small']}>
          {t(`account:sessions.method.${session.method}`)} ·{' '}
          {t('account:sessions.seen', { date: dateTime(session.last_seen_at) })}
        </p>
      </div>
      {session.current ? (
        <span className={styles['tag']}>{t('account:sessions.here')}</span>
      ) : (
        <Button loading={ending.isPending} onClick={() => ending.mutate()}>
          {t('account:sessions.end')}
        </Button>
      )}
    </li>
  );
}
