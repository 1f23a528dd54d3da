import type { Job } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { lazy, Suspense } from 'react';
import { PromptSuggestions } from '../prompt-ideas/prompt-suggestions.tsx';
import { suggestionsOf } from '../prompt-ideas/suggestions-of.ts';
import styles from '../styles/panel.module.css';
import type { WorkbenchState } from './use-workbench.ts';

const NearPlaces = lazy(async () => ({
  default: (await import('../places/near-places.tsx')).NearPlaces,
}));

/** Outside the banner: an alert must not contain buttons. */
export function NearWords({ bench, examples }: { bench: WorkbenchState; examples: boolean }) {
  const { job, func, values, busy, setValue } = bench;
  const place = func.fields.find(({ kind }) => kind === 'place');
  if (job && place) {
    const choose = (id: string) => setValue(place.key, id);
    const suggestions = suggestionsOf(job);
    if (suggestions.length === 0) return null;
    return (
      <Suspense fallback={<div className={styles['nearWait']} />}>
        <NearPlaces
          {...{ suggestions, busy }}
          value={String(values[place.key] ?? '')}
          onChoose={choose}
        />
      </Suspense>
    );
  }
  const field = func.fields.find(({ kind }) => kind === 'text');
  if (!job || !field) return null;
  return (
    <PromptSuggestions
      suggestions={suggestionsOf(job)}
      // The examples are things to draw; with a photo the prompt describes its scene.
      examples={examples && !func.fields.some(({ kind }) => kind === 'image')}
      prompt={String(values[field.key] ?? '')}
      disabled={busy}
      onChange={(prompt) => setValue(field.key, prompt)}
    />
  );
}

/** The unknown words of a failed run's prompt. */
export function UnknownWords({ job }: { job: Job | undefined }) {
  const t = useT('workbench');
  const words = job?.error?.unknown ?? [];
  if (words.length === 0) return null;
  const list = words.join(t('workbench:comma'));
  return (
    <span className={styles['unknown']}>{t('workbench:failure.unknown', { words: list })}</span>
  );
}
