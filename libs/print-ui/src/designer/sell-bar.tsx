import type { PrintDesign } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { useState } from 'react';
import { isEmpty } from '../design/layer.ts';
import { DesignBar } from './design-bar.tsx';
import type { Desk } from './use-desk.ts';

type SellBarProps = {
  desk: Desk;
  /** Goes on with the design as the API keeps it. */
  onSell: (design: PrintDesign) => void;
};

/** Seeing the design on the product, and selling it in the merchant's store. */
export function SellBar({ desk, onSell }: SellBarProps) {
  const t = useT('print');
  const { Button } = useKit();
  const [going, setGoing] = useState(false);
  const sell = async () => {
    setGoing(true);
    const design = await desk.rendering.render();
    setGoing(false);
    if (design) onSell(design);
  };
  return (
    <DesignBar
      desk={desk}
      acting={going}
      action={() => (
        <Button
          variant="primary"
          size="large"
          fullWidth
          disabled={isEmpty(desk.work.design)}
          loading={going}
          onClick={() => void sell()}
        >
          {t('print:sell')}
        </Button>
      )}
    />
  );
}
