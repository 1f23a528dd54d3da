import type { StoreImage } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { useState } from 'react';
import { storeProblem } from '../../store/store-problem.ts';
import { useLastWay, wayOf } from '../../store/use-last-way.ts';
import { BeforeAfter } from './before-after.tsx';
import { OutputChoice } from './output-choice.tsx';
import type { Publishable } from './publishable.ts';
import styles from './publishing.module.css';
import type { usePublish } from './use-publish.ts';

const longestAlt = 512;

type PublishFormProps = {
  outputs: readonly Publishable[];
  productId: string;
  /** Which of the outputs is shown at first. */
  first?: number;
  old: StoreImage | null;
  publishing: ReturnType<typeof usePublish>;
  leave: () => void;
};

/** Which picture goes into the store, in which way, and with which text. */
export function PublishForm(props: PublishFormProps) {
  const { outputs, productId, old, first = 0, publishing, leave } = props;
  const t = useT('merchant');
  const { Button, RadioGroup, TextArea } = useKit();
  const [alt, setAlt] = useState(old?.alt ?? '');
  const { way: lastWay, choose, known } = useLastWay();
  // Without a picture to replace there is no choice.
  const way = old ? lastWay : 'add';
  const [index, setIndex] = useState(first);
  const { mutate, isPending } = publishing;
  const output = outputs[index];
  if (!output) return null;
  const publish = () => {
    const fileId = way === 'replace' && old ? old.id : null;
    mutate({ productId, output, fileId, alt: alt.trim() });
  };
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        publish();
      }}
    >
      <BeforeAfter old={old} output={output} />
      <OutputChoice outputs={outputs} shown={index} onShow={setIndex} />
      <Trouble publishing={publishing} />
      <RadioGroup
        label={t('merchant:publish.way')}
        value={way}
        disabled={isPending || !known}
        options={[
          { value: 'replace', label: t('merchant:publish.replace'), disabled: !old },
          { value: 'add', label: t('merchant:publish.add') },
        ]}
        onChange={(value) => choose(wayOf(value))}
      />
      <TextArea
        label={t('merchant:publish.alt')}
        help={t('merchant:publish.altHelp')}
        rows={2}
        maxLength={longestAlt}
        disabled={isPending}
        value={alt}
        onChange={setAlt}
      />
      <div className={styles['buttons']}>
        <Button disabled={isPending} onClick={leave}>
          {t('merchant:publish.cancel')}
        </Button>
        <Button variant="primary" type="submit" loading={isPending} disabled={!known}>
          {t('merchant:publish.publish')}
        </Button>
      </div>
    </form>
  );
}

function Trouble({ publishing }: Pick<PublishFormProps, 'publishing'>) {
  const t = useT('merchant');
  const { Banner } = useKit();
  const { error, unsure } = publishing;
  return (
    <>
      {unsure && <Banner tone="caution" title={t('merchant:publish.unsure')} />}
      {error && (
        <Banner tone="bad" title={t(`merchant:publish.problem.${storeProblem(error)}`)}>
          {storeProblem(error) === 'PublishRefused' && error.message}
        </Banner>
      )}
    </>
  );
}
