import type { Job, PlaceCredit } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import styles from '../styles/panel.module.css';
import { placeOfJob } from './place-of-job.ts';
import { usePlaces } from './use-places.ts';

/** The place and surface of a result, each with its author and source page. */
export function PlaceCredits({ job }: { job: Job }) {
  const t = useT('workbench');
  const ids = placeOfJob(job);
  const { places, surfaces } = usePlaces(ids.place !== undefined);
  const place = places.find(({ id }) => id === ids.place);
  const surface = surfaces.find(({ id }) => id === ids.surface);
  if (!place) return null;
  const { author, licence } = place.credit;
  return (
    <ul className={styles['credits']} data-small>
      <Credit credit={place.credit}>
        {t('workbench:places.credit', { name: place.name, author, licence })}
      </Credit>
      {surface && (
        <Credit credit={surface.credit}>
          {t('workbench:places.surfaceCredit', {
            name: surface.name,
            author: surface.credit.author,
            licence: surface.credit.licence,
          })}
        </Credit>
      )}
    </ul>
  );
}

const Credit = ({ credit, children }: { credit: PlaceCredit; children: string }) => (
  <li>
    <a href={credit.page} target="_blank" rel="noreferrer">
      {children}
    </a>
  </li>
);
