import { useQueryClient } from '@tanstack/react-query';
import type { PrintProduct } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { linkQuery, useToolServices } from '@tintory/tools-ui';
import { useKit } from '@tintory/ui-kit';
import { useEffect, useEffectEvent, useRef } from 'react';
import { openDesign } from '../design/open-design.ts';
import { sizeOfPicture } from '../design/size-of-picture.ts';
import type { Choices } from './use-choices.ts';
import type { Work } from './use-work.ts';

type OpenedOptions = {
  product: PrintProduct;
  designId: string | null;
  onDesignTaken: () => void;
  work: Work;
  choices: Pick<Choices, 'setColor' | 'setSize' | 'sizes'>;
};

/** Puts a design of before in the place of what is at hand, as a step that can be taken back. */
export function useOpenedDesign(options: OpenedOptions): void {
  const { product, designId, onDesignTaken, work, choices } = options;
  const t = useT('print');
  const { toast } = useKit();
  const { api, signedIn } = useToolServices();
  const client = useQueryClient();
  const taken = useRef<string | null>(null);

  const readSize = async (objectId: string) =>
    sizeOfPicture((await client.fetchQuery(linkQuery(api, objectId))).url);
  const take = useEffectEvent(async (id: string) => {
    if (taken.current === id) return;
    taken.current = id;
    onDesignTaken();
    try {
      const known = await api.print.design(id);
      work.document.apply('place', await openDesign(known, product.print_areas, readSize));
      if (known.color !== null) choices.setColor(known.color);
      const model = choices.sizes.find((one) => known.model && one.model === known.model);
      if (model) choices.setSize(model.size);
    } catch {
      toast({ tone: 'bad', text: t('print:notOpened') });
    }
  });
  useEffect(() => {
    if (designId !== null && signedIn) void take(designId);
  }, [designId, signedIn]);
}
