import { SaveBar } from '@shopify/app-bridge-react';
import { Button } from '@shopify/polaris';
import type { JobOutput } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { useEffect, useId, useState } from 'react';
import styles from './batch-page.module.css';
import { pickedOutput, type Result } from './publish-results.ts';
import { publishStore } from './publish-store.ts';
import { useLeaveConfirmation } from './use-leave-confirmation.ts';
import { usePublishEntries } from './use-publishing.ts';

/** The store's limit, in characters. */
const longest = 512;

type AltTextsProps = {
  results: readonly Result[];
  disabled: boolean;
  /** Called with whether there are unsaved texts. */
  onDirty: (dirty: boolean) => void;
};

/** Custom alt texts for unpublished results. */
export function AltTexts({ results, disabled, onDirty }: AltTextsProps) {
  const t = useT('merchant');
  const [wanted, setOpen] = useState(false);
  const open = wanted && !disabled && results.length > 0;
  const id = useId();
  return (
    <div className={styles['alts']}>
      <Button
        variant="plain"
        disclosure={open ? 'up' : 'down'}
        ariaExpanded={open}
        ariaControls={id}
        disabled={disabled || results.length === 0}
        onClick={() => setOpen(!open)}
      >
        {t(open ? 'merchant:batch.altsHide' : 'merchant:batch.altsShow')}
      </Button>
      <div id={id}>{open && <AltForm results={results} onDirty={onDirty} />}</div>
    </div>
  );
}

/** Alt texts apply once saved in the admin's save bar, which also warns before leaving. */
function AltForm({ results, onDirty }: Omit<AltTextsProps, 'disabled'>) {
  const t = useT('merchant');
  const { toast } = useKit();
  const { alts, picks } = usePublishEntries();
  const [edited, setEdited] = useState<ReadonlyMap<string, string>>(new Map());
  const valueOf = (id: string) => edited.get(id) ?? alts.get(id) ?? '';
  const dirty = [...edited].some(([id, alt]) => alt !== (alts.get(id) ?? ''));
  useLeaveConfirmation(dirty);
  useEffect(() => {
    onDirty(dirty);
    return () => onDirty(false);
  }, [dirty, onDirty]);
  const save = () => {
    publishStore.setAlts(edited);
    setEdited(new Map());
    toast({ tone: 'good', text: t('merchant:batch.saved') });
  };
  return (
    <fieldset className={styles['altForm']}>
      <legend className={styles['text']}>{t('merchant:batch.altsText')}</legend>
      <SaveBar open={dirty} discardConfirmation>
        <button variant="primary" onClick={save}>
          {t('merchant:batch.save')}
        </button>
        <button onClick={() => setEdited(new Map())}>{t('merchant:batch.discard')}</button>
      </SaveBar>
      {results.map((result) => (
        <AltRow
          key={result.id}
          name={result.name}
          output={pickedOutput(result, picks)}
          value={valueOf(result.id)}
          onChange={(value) => setEdited(new Map([...edited, [result.id, value]]))}
        />
      ))}
    </fieldset>
  );
}

type AltRowProps = {
  name: string;
  output: JobOutput | undefined;
  value: string;
  onChange: (value: string) => void;
};

function AltRow({ name, output, value, onChange }: AltRowProps) {
  const t = useT('merchant');
  return (
    <div className={styles['alt']}>
      {output && (
        <img
          src={output.thumbnail_url ?? output.url}
          alt=""
          loading="lazy"
          width={32}
          height={32}
        />
      )}
      {/* Plain: there may be hundreds of them. */}
      <input
        aria-label={t('merchant:batch.altOf', { name })}
        placeholder={`${name}: ${t('merchant:batch.altKept')}`}
        maxLength={longest}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
