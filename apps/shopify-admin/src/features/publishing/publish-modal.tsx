import type { StoreImage } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { useApi } from '@tintory/session';
import { useKit, type ModalControls } from '@tintory/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { storeImageQuery } from '../../config/store-images.ts';
import { storeProblem } from '../../config/store-problem.ts';
import { useLastWay, wayOf } from '../../config/use-last-way.ts';
import { BeforeAfter } from './before-after.tsx';
import { OutputChoice } from './output-choice.tsx';
import type { Publishable } from './publishable.ts';
import styles from './publishing.module.css';
import { usePublish } from './use-publish.ts';

type PublishProps = {
  outputs: readonly Publishable[];
  productId: string;
  /** The picture the result was made from; null where it was none of the store's. */
  fileId: string | null;
  /** Which of the outputs is shown at first. */
  first?: number;
  /** Hears which of the outputs it was. */
  onPublished?: (objectId: string) => void;
  /** Hears that the window was closed with nothing published. */
  onLeave?: () => void;
};

declare module '@tintory/ui-kit' {
  interface ModalMap {
    publish: PublishProps;
  }
}

/** The old picture beside the new one, and the way of the new one into the store. */
export function PublishModal(props: PublishProps & ModalControls) {
  const { productId, fileId, onPublished, onLeave, onClose } = props;
  const t = useT('merchant', 'workbench');
  const { Modal, Spinner } = useKit();
  const api = useApi();
  const old = useQuery({
    ...storeImageQuery(api, productId, fileId ?? ''),
    enabled: fileId !== null,
  });
  const publishing = usePublish((objectId) => {
    onPublished?.(objectId);
    onClose();
  });
  const leave = () => {
    if (!publishing.isPending) onLeave?.();
    onClose();
  };
  return (
    <Modal
      open
      onClose={leave}
      size="medium"
      title={t('merchant:publish.title')}
      closeLabel={t('close')}
    >
      {fileId !== null && old.isPending ? (
        <div className={styles['waiting']}>
          <Spinner label={t('merchant:publish.loading')} />
        </div>
      ) : (
        <PublishForm {...props} {...{ publishing, leave }} old={old.data ?? null} />
      )}
    </Modal>
  );
}

const longestAlt = 512;

type PublishFormProps = Pick<PublishProps, 'outputs' | 'productId' | 'first'> & {
  old: StoreImage | null;
  publishing: ReturnType<typeof usePublish>;
  leave: () => void;
};

function PublishForm(props: PublishFormProps) {
  const { outputs, productId, old, first = 0, publishing, leave } = props;
  const t = useT('merchant');
  const { Banner, Button, RadioGroup, TextArea } = useKit();
  const [alt, setAlt] = useState(old?.alt ?? '');
  const { way: lastWay, choose, known } = useLastWay();
  // Where there is nothing to replace, there is nothing to choose.
  const way = old ? lastWay : 'add';
  const [index, setIndex] = useState(first);
  const { mutate, isPending, error, unsure } = publishing;
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
      {unsure && <Banner tone="caution" title={t('merchant:publish.unsure')} />}
      {error && (
        <Banner tone="bad" title={t(`merchant:publish.problem.${storeProblem(error)}`)}>
          {storeProblem(error) === 'PublishRefused' && error.message}
        </Banner>
      )}
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
