import { tools } from '@tintory/catalog';
import { brand } from '@tintory/contract';
import { languages } from '@tintory/locales';
import { loadLocale } from '@tintory/locales';
import { inLanguage, prefixOf } from './config/language-path.ts';
import { paths } from './config/paths.ts';

/** Texts of the web app manifest and the offline page, in each language. */
export const describeApp = () =>
  Promise.all(
    languages.map(async ({ code, dir }) => {
      const { common, tools: names } = await loadLocale(code);
      const shortcuts = tools.slice(0, 4).map(({ id, path }) => ({
        name: names[id].title,
        url: inLanguage(code, path),
      }));
      return {
        language: code,
        dir,
        prefix: prefixOf(code),
        name: brand.name,
        description: common.meta.home.description,
        start: inLanguage(code, paths.home.href()),
        shortcuts,
        offline: common.offline,
      };
    }),
  );

export type AppDescription = Awaited<ReturnType<typeof describeApp>>[number];
