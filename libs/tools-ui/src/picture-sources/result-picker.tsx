import { useT } from '@tintory/i18n';
import { Dialog, useKit } from '@tintory/ui-kit';
import { Suspense, useState } from 'react';
import { HistoryFailed } from '../history/history-failed.tsx';
import { LoadMore } from '../load-more.tsx';
import { DiscsApart } from '../store-pickers/nothing-found.tsx';
import { ResultBones, ResultGrid, type ResultGridProps } from './result-grid.tsx';
import styles from './result-picker.module.css';
import { useResultPictures } from './use-result-pictures.ts';

type BodyProps = Pick<ResultGridProps, 'chosenId' | 'onChoose'>;
type ResultPickerProps = BodyProps & { onClose: () => void };

/** A dialog for choosing one of the user's own results. */
export function ResultPicker({ onClose, ...body }: ResultPickerProps) {
  const t = useT('workbench');
  return (
    <Dialog
      title={t('workbench:recent')}
      closeLabel={t('workbench:ideas.close')}
      width={720}
      onClose={onClose}
    >
      <Suspense fallback={<div className={styles['results']} />}>
        <PickerBody {...body} />
      </Suspense>
    </Dialog>
  );
}

function PickerBody({ chosenId, onChoose }: BodyProps) {
  const t = useT('history');
  const { TextField } = useKit();
  // Null until the first search; after that the search field stays, whatever it finds.
  const [words, setWords] = useState<string | null>(null);
  const list = useResultPictures(words ?? '');
  const searching = (words ?? '').trim() !== '';
  return (
    <div className={styles['picker']}>
      {(words !== null || list.loading || list.pictures.length > 0) && (
        <div className={styles['search']}>
          <TextField
            type="search"
            label={t('history:search')}
            labelHidden
            placeholder={t('history:search')}
            clearLabel={t('history:clear')}
            value={words ?? ''}
            onChange={setWords}
          />
        </div>
      )}
      <div className={styles['results']} aria-busy={list.loading || list.stale}>
        <Results list={list} {...{ searching, chosenId, onChoose }} />
      </div>
    </div>
  );
}

type ResultsProps = BodyProps & {
  list: ReturnType<typeof useResultPictures>;
  searching: boolean;
};

function Results({ list, searching, ...grid }: ResultsProps) {
  const t = useT('history');
  if (list.failed) return <HistoryFailed onReload={list.reload} />;
  if (list.loading) return <ResultBones />;
  if (list.pictures.length === 0) return <Nothing searching={searching} />;
  return (
    <>
      <ResultGrid pictures={list.pictures} stale={list.stale} {...grid} />
      {list.moreFailed && <HistoryFailed more onReload={list.loadMore} />}
      {list.hasMore && !list.moreFailed && (
        <LoadMore label={t('history:more')} loading={list.loadingMore} onLoad={list.loadMore} />
      )}
    </>
  );
}

function Nothing({ searching }: { searching: boolean }) {
  const t = useT('history');
  return (
    <div className={styles['nothing']} role="status">
      <DiscsApart />
      <strong>{t(searching ? 'history:nothingFound' : 'history:emptyTitle')}</strong>
      {!searching && <p>{t('history:emptyText')}</p>}
    </div>
  );
}
