import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { IconBrush, IconDimensions, IconScissors, IconShirt } from '@tabler/icons-react';
import { useToolServices } from '../tool-services.tsx';
import { imageOfOutput } from '../results/image-of-output.ts';
import { goingOn, type PreviewImage } from '../results/preview-image.ts';
import styles from '../styles/panel.module.css';
import type { Outcome } from './use-outcome.ts';
import type { Results } from './use-results.ts';

const icon = { size: 18, stroke: 1.75 } as const;

/** Further actions on a result: better edges, a brush, another size. */
export function ResultTools({ outcome }: { outcome: Outcome }) {
  const t = useT('workbench');
  const { Button } = useKit();
  const { results, origin } = outcome;
  const { shown, outputs } = outcome.output;
  if (!shown) return null;
  // Where the cutout has a warning, its banner offers the same.
  const refine = outcome.hasWarning ? null : outcome.refine;
  const image = goingOn(imageOfOutput(shown, outputs, { origin }));
  if (!refine && !image) return null;
  return (
    <div className={styles['tools']} role="group" aria-label={t('workbench:result.goOn')}>
      {refine && (
        <div className={styles['wide']}>
          <Button
            fullWidth
            icon={<IconScissors {...icon} />}
            loading={refine.opening}
            onClick={() => void refine.open()}
          >
            {t('workbench:refine.action')}
          </Button>
        </div>
      )}
      {image && <Editors image={image} results={results} />}
    </div>
  );
}

function Editors({ image, results }: { image: PreviewImage; results: Results }) {
  const t = useT('workbench');
  const { Button } = useKit();
  return (
    <>
      <Button
        fullWidth
        icon={<IconBrush {...icon} />}
        loading={results.opening === 'paint'}
        onClick={() => void results.edit(image, 'paint')}
      >
        {t('workbench:result.edit')}
      </Button>
      <Button
        fullWidth
        icon={<IconDimensions {...icon} />}
        loading={results.opening === 'resize'}
        onClick={() => void results.edit(image, 'resize')}
      >
        {t('workbench:result.resize')}
      </Button>
      <PrintButton image={image} />
    </>
  );
}

function PrintButton({ image: { objectId } }: { image: PreviewImage }) {
  const t = useT('workbench');
  const { Button } = useKit();
  const { printHref, navigate } = useToolServices();
  if (!printHref || objectId === null) return null;
  return (
    <div className={styles['wide']}>
      <Button
        fullWidth
        icon={<IconShirt {...icon} />}
        onClick={() => navigate(printHref(objectId))}
      >
        {t('workbench:result.print')}
      </Button>
    </div>
  );
}
