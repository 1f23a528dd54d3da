import { storeImagesQuery } from '@tintory/api-client';
import { storeRules, type StoreImage, type StoreProduct } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useToolServices } from '../tool-services.tsx';
import { useSeen } from './use-seen.ts';
import styles from './store-pickers.module.css';

type ImageGridProps = {
  product: StoreProduct;
  chosenId: string | null;
  onChoose: (image: StoreImage) => void;
};

/** A product's pictures, loaded when they come into view. */
export function ImageGrid({ product, chosenId, onChoose }: ImageGridProps) {
  const t = useT('store');
  const { Banner, Button } = useKit();
  const { api } = useToolServices();
  const place = useRef<HTMLDivElement>(null);
  const seen = useSeen(place);
  const query = storeImagesQuery(api, { product_id: product.id, limit: storeRules.pageSize });
  const list = useInfiniteQuery({ ...query, enabled: seen });
  const images = list.data?.pages.flatMap(({ rows }) => rows) ?? [];
  return (
    <div ref={place} className={styles['gridPlace']}>
      {list.isError && (
        <Banner
          tone="bad"
          title={t('store:picker.imagesFailed')}
          action={{ label: t('store:picker.reload'), onClick: () => void list.refetch() }}
        />
      )}
      {list.isPending && <div className={styles['bones']} aria-hidden="true" />}
      {list.data && images.length === 0 && (
        <p className={styles['quiet']}>{t('store:picker.noImages')}</p>
      )}
      {images.length > 0 && (
        <ul className={styles['grid']}>
          {images.map((image) => (
            <li key={image.id}>
              <ImageChoice
                image={image}
                title={product.title}
                chosen={image.id === chosenId}
                disabled={chosenId !== null}
                onChoose={() => onChoose(image)}
              />
            </li>
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <Button
          variant="plain"
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {t('store:picker.moreImages')}
        </Button>
      )}
    </div>
  );
}

type ImageChoiceProps = {
  image: StoreImage;
  title: string;
  chosen: boolean;
  disabled: boolean;
  onChoose: () => void;
};

/** The whole picture is the button. */
function ImageChoice({ image, title, chosen, disabled, onChoose }: ImageChoiceProps) {
  const t = useT('store');
  const { Spinner } = useKit();
  const name = image.alt || title;
  return (
    <figure className={styles['image']} data-chosen={chosen || undefined}>
      <button
        type="button"
        className={styles['choose']}
        aria-label={t('store:picker.chooseThis', { name })}
        aria-pressed={chosen}
        disabled={disabled && !chosen}
        onClick={onChoose}
      >
        <img src={image.Image.image.thumbnail_url} alt="" loading="lazy" />
      </button>
      {chosen && (
        <span className={styles['taking']}>
          <Spinner label={t('store:picker.chosen')} />
        </span>
      )}
    </figure>
  );
}
