import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import type { Foresight } from './foresee.ts';
import { useEnlargeFirst } from './use-enlarge-first.ts';
import { useToolTexts } from './use-tool-texts.ts';
import type { WorkbenchState } from './use-workbench.ts';

type Bench = Pick<WorkbenchState, 'tool' | 'foreseen' | 'busy' | 'photo' | 'setValue'>;

/** What the photo's size and the options tell before anything runs, with what helps. */
export function ForesightNotice({ bench }: { bench: Bench }) {
  const { foreseen, busy } = bench;
  if (!foreseen || busy) return null;
  switch (foreseen.kind) {
    case 'tooLarge':
      return <TooLarge foreseen={foreseen} bench={bench} />;
    case 'tiny':
      return <Tiny foreseen={foreseen} bench={bench} />;
    case 'opaque':
      return <Opaque bench={bench} />;
  }
}

type Kind<Name> = { foreseen: Extract<Foresight, { kind: Name }>; bench: Bench };

function TooLarge({ foreseen, bench }: Kind<'tooLarge'>) {
  const t = useT('workbench');
  const { Banner } = useKit();
  const { megapixels, limit, factor } = foreseen;
  const title = t('workbench:foreseen.tooLarge', { megapixels, limit });
  if (!factor) {
    return (
      <Banner tone="caution" title={title}>
        {t('workbench:foreseen.largeEnough')}
      </Banner>
    );
  }
  const action = {
    label: t('workbench:foreseen.takeFactor', { factor }),
    onClick: () => bench.setValue('factor', factor),
  };
  return <Banner tone="caution" title={title} action={action} />;
}

function Tiny({ foreseen: { side, least }, bench: { photo } }: Kind<'tiny'>) {
  const t = useT('workbench');
  const { Banner } = useKit();
  const enlarge = useEnlargeFirst(photo);
  return (
    <Banner
      tone="caution"
      title={t('workbench:foreseen.tiny', { side })}
      action={{ label: t('workbench:foreseen.enlarge'), onClick: enlarge }}
    >
      {t('workbench:foreseen.tinyHelps', { least })}
    </Banner>
  );
}

function Opaque({ bench }: { bench: Bench }) {
  const t = useT('workbench');
  const { Banner } = useKit();
  const format = useToolTexts(bench.tool.id).option('format', 'png');
  const action = {
    label: t('workbench:foreseen.takeFormat', { format }),
    onClick: () => bench.setValue('format', 'png'),
  };
  return <Banner tone="caution" title={t('workbench:foreseen.opaque')} action={action} />;
}
