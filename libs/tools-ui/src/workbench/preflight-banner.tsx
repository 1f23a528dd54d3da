import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import type { PreflightIssue } from './preflight.ts';
import { useEnlargeFirst } from './use-enlarge-first.ts';
import { useToolTexts } from '../use-tool-texts.ts';
import type { WorkbenchState } from './use-workbench.ts';

type Bench = Pick<WorkbenchState, 'tool' | 'preflightIssue' | 'busy' | 'photo' | 'setValue'>;

/** The preflight's warning about size or options, with what helps. */
export function PreflightBanner({ bench }: { bench: Bench }) {
  const { preflightIssue, busy } = bench;
  if (!preflightIssue || busy) return null;
  switch (preflightIssue.kind) {
    case 'tooLarge':
      return <TooLarge preflightIssue={preflightIssue} bench={bench} />;
    case 'tiny':
      return <Tiny preflightIssue={preflightIssue} bench={bench} />;
    case 'opaque':
      return <Opaque bench={bench} />;
  }
}

type Kind<Name> = { preflightIssue: Extract<PreflightIssue, { kind: Name }>; bench: Bench };

function TooLarge({ preflightIssue, bench }: Kind<'tooLarge'>) {
  const t = useT('workbench');
  const { Banner } = useKit();
  const { megapixels, limit, factor } = preflightIssue;
  const title = t('workbench:preflight.tooLarge', { megapixels, limit });
  if (!factor) {
    return (
      <Banner tone="caution" title={title}>
        {t('workbench:preflight.largeEnough')}
      </Banner>
    );
  }
  const action = {
    label: t('workbench:preflight.takeFactor', { factor }),
    onClick: () => bench.setValue('factor', factor),
  };
  return <Banner tone="caution" title={title} action={action} />;
}

function Tiny({ preflightIssue: { side, least }, bench: { photo } }: Kind<'tiny'>) {
  const t = useT('workbench');
  const { Banner } = useKit();
  const enlarge = useEnlargeFirst(photo);
  return (
    <Banner
      tone="caution"
      title={t('workbench:preflight.tiny', { side })}
      action={{ label: t('workbench:preflight.enlarge'), onClick: enlarge }}
    >
      {t('workbench:preflight.tinyHelps', { least })}
    </Banner>
  );
}

function Opaque({ bench }: { bench: Bench }) {
  const t = useT('workbench');
  const { Banner } = useKit();
  const format = useToolTexts(bench.tool.id).option('format', 'png');
  const action = {
    label: t('workbench:preflight.takeFormat', { format }),
    onClick: () => bench.setValue('format', 'png'),
  };
  return <Banner tone="caution" title={t('workbench:preflight.opaque')} action={action} />;
}
