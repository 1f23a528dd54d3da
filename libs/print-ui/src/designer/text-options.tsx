import type { PrintArea } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { fontNames, type FontName } from '@tintory/editors';
import { useKit } from '@tintory/ui-kit';
import { withChange, type TextLayer } from '../design/layer.ts';
import { isNearEdge } from '../design/placing.ts';
import { withWords } from '../design/text-block.ts';
import styles from './designer.module.css';
import type { Work } from './use-work.ts';

const mostLetters = 200;

const inks = {
  black: '#14151a',
  white: '#ffffff',
  red: '#c93a1b',
  gold: '#e3b75c',
  green: '#1f7a4d',
  blue: '#2b5fa8',
} as const;
const inkNames = Object.keys(inks) as (keyof typeof inks)[];

type TextOptionsProps = { layer: TextLayer; area: PrintArea; work: Work };

/** The words of a layer and how they look. */
export function TextOptions({ layer, area, work }: TextOptionsProps) {
  const t = useT('print', 'paint');
  const { Banner, TextArea, Select, Switch, ColorField } = useKit();
  const { text, font, bold, color } = layer;
  const put = (name: 'words' | 'look', change: Partial<TextLayer>) =>
    work.document.apply(
      name,
      withChange(work.design, area.id, layer.id, change),
      `${name} ${layer.id}`,
    );
  return (
    <>
      {isNearEdge(layer, area) && <Banner tone="info" title={t('print:nearEdge')} />}
      <TextArea
        label={t('paint:text.label')}
        placeholder={t('paint:text.placeholder')}
        value={text}
        rows={2}
        maxLength={mostLetters}
        onChange={(value) => put('words', withWords(layer, { text: value, font, bold }))}
      />
      <div className={styles['pair']}>
        <Select
          label={t('paint:text.font')}
          value={font}
          options={fontNames.map((name) => ({ value: name, label: t(`paint:text.${name}`) }))}
          onChange={(value) =>
            put('look', withWords(layer, { text, font: value as FontName, bold }))
          }
        />
        <Switch
          label={t('paint:text.bold')}
          value={bold}
          onChange={(value) => put('look', withWords(layer, { text, font, bold: value }))}
        />
      </div>
      <ColorField
        label={t('print:text.color')}
        value={color}
        swatches={inkNames.map((ink) => ({ color: inks[ink], name: t(`print:inks.${ink}`) }))}
        onChange={(value) => put('look', { color: value })}
      />
    </>
  );
}
