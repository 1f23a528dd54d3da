import type { PageViewBody, Visits } from '@tintory/contract';
import { matchLanguage } from '@tintory/locales';
import type { Database } from '../../platform/database/database.ts';
import * as repository from './page-views.repository.ts';
import { pageViews } from './page-views.table.ts';

/** Most distinct pages, languages and referrers of one day, so that invented ones fill no disk. */
const mostRowsADay = 5_000;

/** Replaces values beyond the day's limit. */
const otherPath = '*';

/** Rows of the owner's lists. */
const mostListed = 50;

/** Kept a little longer than the owner can look back, in days. */
const keptDays = 100;

const dayMs = 24 * 60 * 60 * 1_000;
const dayOf = (time: Date) => time.toISOString().slice(0, 10);

type Dependencies = {
  db: Database;
  /** Coming from one's own page is no source of visits. */
  ownOrigins: readonly string[];
  now: () => Date;
};

/** Counts page views, and nothing about the visitors. */
export function createPageViewsService({ db, ownOrigins, now }: Dependencies) {
  return {
    count: async ({ path, language, referrer_origin: from = '' }: PageViewBody): Promise<void> => {
      const key = {
        day: dayOf(now()),
        path,
        language: matchLanguage([language]),
        referrerOrigin: ownOrigins.includes(from) ? '' : from,
      };
      if (await repository.addToKnown(db, key)) return;
      const isFull = (await repository.countRowsOf(db, key.day)) >= mostRowsADay;
      await repository.addView(db, isFull ? { ...key, path: otherPath, referrerOrigin: '' } : key);
    },

    /** @param days today and those before it */
    read: async (days: number): Promise<Visits> => {
      const since = dayOf(new Date(+now() - (days - 1) * dayMs));
      const listed = { order: 'views', most: mostListed } as const;
      const byDay = { order: 'name', most: days } as const;
      const of = repository.viewsBy;
      const [day, path, language, referrer] = await Promise.all([
        of(db, pageViews.day, since, byDay),
        of(db, pageViews.path, since, listed),
        of(db, pageViews.language, since, listed),
        of(db, pageViews.referrerOrigin, since, listed),
      ]);
      return {
        total: day.reduce((sum, { views }) => sum + views, 0),
        by_day: day.map(({ name, views }) => ({ day: name, views })),
        by_path: path.map(({ name, views }) => ({ path: name, views })),
        by_language: language.map(({ name, views }) => ({ language: name, views })),
        by_referrer: referrer.map(({ name, views }) => ({ referrer_origin: name, views })),
      };
    },

    /** Deletes expired previews. */
    sweep: (): Promise<void> =>
      repository.dropBefore(db, dayOf(new Date(+now() - keptDays * dayMs))),
  };
}
