import '@shopify/polaris/build/esm/styles.css';
import './app/theme/tokens.css';
import './app/theme/base.css';
import { loadLocale } from '@tintory/locales';
import { addressLanguage, adminLanguage } from './app/bridge/admin-language.ts';
import { bridgeReady } from './app/bridge/app-bridge.ts';
import { pageAt, pageFiles } from './app/page-files.ts';
import { loadPolarisTexts } from './app/polaris-texts.ts';
import { readConfig } from './config/config.ts';

// This small file runs first: it requests session, texts and page data while the app is still
// loading, since sequential requests add up on a slow connection.
const beginning = import('./app/begin.ts');
const named = addressLanguage();
if (!named) await bridgeReady();
const language = named ?? adminLanguage();
const polarisTexts = loadPolarisTexts(language);
void loadLocale(language).catch(() => undefined);
void pageFiles[pageAt(location.pathname)]().catch(() => undefined);
const starting = import('./app/start.tsx');

const { begin } = await beginning;
const begun = begin(readConfig().apiOrigin, () => language);

const { start } = await starting;
await bridgeReady();
await start(begun, language, polarisTexts);
