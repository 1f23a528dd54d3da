import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { fontNames, type FontName } from '../files/draw-text.ts';
import { largestLetters } from '../settings.ts';
import { smallestLetters } from '../stage/text-frame.ts';
import type { Workspace } from '../use-workspace.ts';
import { OpacityField } from './opacity-field.tsx';
import styles from './options-panel.module.css';

/** The words, how they look, and placing them. */
export function TextOptions({ space }: { space: Workspace }) {
  const t = useT('paint');
  const { TextArea, Slider, Select, Switch, Button } = useKit();
  const { settings, change, draft, size: picture, placeWords } = space;
  const { text, fontSize, font, bold } = settings;
  const write = (value: string) => {
    change({ text: value });
    if (!draft.box) draft.addInMiddle();
  };
  return (
    <div className={styles['fields']}>
      <div ref={placeWords}>
        <TextArea
          label={t('paint:text.label')}
          placeholder={t('paint:text.placeholder')}
          value={text}
          onChange={write}
          rows={2}
          maxLength={500}
        />
      </div>
      <Button
        variant={draft.pending ? 'primary' : 'secondary'}
        fullWidth
        disabled={!text.trim()}
        onClick={draft.box ? () => void draft.apply() : draft.addInMiddle}
      >
        {t('paint:text.apply')}
      </Button>
      <Slider
        label={t('paint:text.size')}
        value={fontSize}
        onChange={(value) => change({ fontSize: value })}
        {...{ min: smallestLetters, max: largestLetters(picture), step: 1 }}
        format={(count) => t('paint:pixels', { count })}
      />
      <OpacityField space={space} />
      <Select
        label={t('paint:text.font')}
        value={font}
        onChange={(value) => change({ font: value as FontName })}
        options={fontNames.map((name) => ({ value: name, label: t(`paint:text.${name}`) }))}
      />
      <Switch
        label={t('paint:text.bold')}
        value={bold}
        onChange={(value) => change({ bold: value })}
      />
    </div>
  );
}
