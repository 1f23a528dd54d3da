import { useLanguage, useT } from '@tintory/i18n';
import { loadPromptIdeas, type Language, type PromptIdea } from '@tintory/locales';
import { Dialog, useKit } from '@tintory/ui-kit';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { findIdeas } from './find-ideas.ts';
import { IdeaList } from './idea-list.tsx';
import styles from './prompt-ideas.module.css';
import { useListKeys } from './use-list-keys.ts';

type IdeaPickerProps = {
  toolId: string;
  onChoose: (idea: PromptIdea) => void;
  onClose: () => void;
};

/** A dialog of all prompt ideas for a tool, in groups, with a search. */
export function IdeaPicker({ toolId, onChoose, onClose }: IdeaPickerProps) {
  const t = useT('workbench');
  return (
    <Dialog
      title={t('workbench:ideas.title')}
      closeLabel={t('workbench:ideas.close')}
      width={640}
      onClose={onClose}
    >
      <PickerBody toolId={toolId} onChoose={onChoose} />
    </Dialog>
  );
}

function PickerBody({ toolId, onChoose }: Omit<IdeaPickerProps, 'onClose'>) {
  const t = useT('workbench');
  const { language } = useLanguage();
  const { TextField, Banner, Spinner } = useKit();
  const { data, isError, refetch } = useQuery(ideasQuery(language, toolId));
  const [search, setSearch] = useState('');
  const body = useRef<HTMLDivElement>(null);
  useListKeys(body);
  useFocusOnSearch(body);
  const found = findIdeas(data ?? [], search);
  const count = found.reduce((sum, { ideas }) => sum + ideas.length, 0);
  return (
    <div ref={body} className={styles['picker']}>
      <div className={styles['search']}>
        <TextField
          type="search"
          label={t('workbench:ideas.search')}
          labelHidden
          placeholder={t('workbench:ideas.search')}
          value={search}
          onChange={setSearch}
        />
        <p className={styles['count']} role="status">
          {data &&
            (count > 0 ? t('workbench:ideas.count', { count }) : t('workbench:ideas.nothing'))}
        </p>
      </div>
      {isError && (
        <Banner
          tone="bad"
          title={t('workbench:ideas.failed')}
          action={{ label: t('workbench:ideas.retry'), onClick: () => void refetch() }}
        />
      )}
      {!data && !isError && (
        <div className={styles['waiting']}>
          <Spinner label={t('workbench:ideas.loading')} />
        </div>
      )}
      <IdeaList groups={found} onChoose={onChoose} />
    </div>
  );
}

const ideasQuery = (language: Language, toolId: string) =>
  queryOptions({
    queryKey: ['prompt-ideas', language, toolId],
    queryFn: () => loadPromptIdeas(language, toolId),
    staleTime: Infinity,
    // The ideas are files of the app, which may be cached: fetched even when offline.
    networkMode: 'always',
    retry: false,
  });

/**
 * Runs after the dialog took the focus. Skipped for touch, where the keyboard would cover the
 * ideas.
 */
function useFocusOnSearch(body: React.RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (!matchMedia('(hover: hover)').matches) return;
    const timer = setTimeout(() => body.current?.querySelector('input')?.focus());
    return () => clearTimeout(timer);
  }, [body]);
}
