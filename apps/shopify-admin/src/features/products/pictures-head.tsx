import { batchFunction, tools, type EditorName, type ToolDefinition } from '@tintory/catalog';
import type { NewBatchItem, StoreImage } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { takesPhoto } from '@tintory/tools-ui';
import { useNavigate } from 'react-router-dom';
import { hrefOf, paths } from '../../config/paths.ts';
import { numberOf } from '../../config/store-ids.ts';
import { useEditPicture } from '../../store/use-edit-picture.ts';
import type { ProductState } from '../../store/use-product.ts';
import { SelectionHead } from './selection-head.tsx';
import { ToolChoice } from './tool-choice.tsx';
import type { Pictures } from './use-pictures.ts';
import type { Selection } from './use-selection.ts';

type PicturesHeadProps = {
  productId: string;
  title: string;
  list: Pictures;
  selection: Selection<StoreImage>;
};

const photoTools = tools.filter(({ functions: [main] }) => takesPhoto(main.fields));
const batchTools = tools.filter(batchFunction);

/** One picture opens the tool's page, several open a batch. */
export function PicturesHead({ productId, title, list, selection }: PicturesHeadProps) {
  const t = useT('merchant');
  const navigate = useNavigate();
  const edit = useEditPicture();
  const [only, ...others] = selection.items;
  const isOne = only !== undefined && others.length === 0;
  const itemOf = ({ id, Image }: StoreImage, index: number): NewBatchItem => ({
    key: id,
    name: `${title.slice(0, 240)} · ${index + 1}`,
    image_url: Image.image.url,
    shopify_product_id: productId,
    shopify_file_id: id,
  });
  const runOn = ({ id, path }: ToolDefinition) => {
    if (isOne) {
      const from = `product=${numberOf(productId)}&file=${numberOf(only.id)}`;
      const state: ProductState = { product: { id: productId, title } };
      void navigate(`${hrefOf(path)}?${from}`, { state });
    } else {
      const items = selection.items.map(itemOf);
      void navigate(`${paths.batch.href()}?tool=${id}`, { state: { items } });
    }
  };
  const editOne = (editor: EditorName) =>
    only && void edit(editor, { productId, fileId: only.id, url: only.Image.image.url, title });
  return (
    <SelectionHead
      selection={selection}
      shown={list.pictures}
      label={t('merchant:product.allShown')}
      chosenText={t('merchant:product.chosen', { count: selection.count })}
      action={
        <ToolChoice
          tools={isOne ? photoTools : batchTools}
          onTool={runOn}
          onEditor={isOne ? editOne : undefined}
        />
      }
    />
  );
}
