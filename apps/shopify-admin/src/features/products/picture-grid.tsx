import { Button } from '@shopify/polaris';
import type { StoreImage } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { storeProblem } from '../../store/store-problem.ts';
import styles from './products.module.css';
import type { Pictures } from './use-pictures.ts';
import type { Selection } from './use-selection.ts';

type PictureGridProps = { list: Pictures; title: string; selection: Selection<StoreImage> };

/** All of a product's pictures, each as one large checkbox. */
export function PictureGrid({ list, title, selection }: PictureGridProps) {
  const t = useT('merchant', 'store');
  if (list.error) return <Failed list={list} />;
  if (list.loading) return <Bones />;
  if (list.pictures.length === 0) {
    return <p className={styles['empty']}>{t('store:picker.noImages')}</p>;
  }
  return (
    <>
      <ul className={styles['grid']} aria-label={t('merchant:product.pictures')}>
        {list.pictures.map((picture, index) => (
          <PictureChoice
            key={picture.id}
            picture={picture}
            name={picture.alt || `${title} ${index + 1}`}
            chosen={selection.has(picture)}
            onToggle={() => selection.toggle(picture)}
          />
        ))}
      </ul>
      {list.hasMore && (
        <div className={styles['more']}>
          <Button loading={list.loadingMore} onClick={list.loadMore}>
            {t('store:picker.moreImages')}
          </Button>
        </div>
      )}
    </>
  );
}

type PictureChoiceProps = {
  picture: StoreImage;
  name: string;
  chosen: boolean;
  onToggle: () => void;
};

function PictureChoice({ picture, name, chosen, onToggle }: PictureChoiceProps) {
  const t = useT('merchant');
  const { thumbnail_url: url } = picture.Image.image;
  return (
    <li>
      <label className={styles['picture']}>
        <input
          type="checkbox"
          aria-label={t('merchant:products.choose', { name })}
          checked={chosen}
          onChange={onToggle}
        />
        <img src={url} alt="" loading="lazy" />
        <span dir="auto" className={styles['alt']} data-missing={picture.alt ? undefined : true}>
          {picture.alt || t('merchant:product.noAlt')}
        </span>
      </label>
    </li>
  );
}

function Failed({ list }: { list: Pictures }) {
  const t = useT('merchant', 'store');
  const { Banner } = useKit();
  const problem = storeProblem(list.error);
  const gone = problem === 'NotFound';
  return (
    <div className={styles['notice']}>
      <Banner
        tone="bad"
        title={t(gone ? 'merchant:product.gone' : 'store:picker.imagesFailed')}
        {...(!gone && { action: { label: t('store:picker.reload'), onClick: list.reload } })}
      >
        {problem === 'StoreGone' && t('merchant:publish.problem.StoreGone')}
      </Banner>
    </div>
  );
}

const Bones = () => {
  const t = useT('store');
  return (
    <div className={styles['grid']} role="status" aria-label={t('store:picker.loading')}>
      {[1, 2, 3, 4, 5].map((bone) => (
        <div key={bone} className={styles['bone']} />
      ))}
    </div>
  );
};
