import { chromium, type Browser, type Frame, type Page } from '@playwright/test';
import { observers } from './observers.ts';
import type { Shop } from './shop.ts';

/** What a page of the app has measured of itself since it was loaded; times in milliseconds. */
export type Seen = {
  lcp: number;
  cls: number;
  /** Each slower than a frame of the screen. */
  interactions: { name: string; ms: number }[];
};

/**
 * One process for the admin and the frame: then what slows the page down slows both. Cookies and
 * storage are kept apart all the same.
 */
const oneProcess = [
  '--disable-site-isolation-trials',
  '--disable-features=IsolateOrigins,site-per-process',
];

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--test-third-party-cookie-phaseout', ...oneProcess],
  });

/** Lighthouse's slow 4G: a round trip of 150 ms and 1.6 Mbit/s. */
const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1_024 * 1_024) / 8,
  uploadThroughput: (0.75 * 1_024 * 1_024) / 8,
};
const slowerCpu = 4;

const phone = { width: 412, height: 823 };

type Speed = { network?: boolean; cpu?: boolean };

/** A page of its own with an empty cache, as slow as wanted, that observes itself. */
export async function openPage(browser: Browser, { network, cpu }: Speed): Promise<Page> {
  const context = await browser.newContext({ viewport: phone, locale: 'en-GB' });
  const page = await context.newPage();
  await page.addInitScript({ content: observers });
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (network) await session.send('Network.emulateNetworkConditions', slowNetwork);
  if (cpu) await session.send('Emulation.setCPUThrottlingRate', { rate: slowerCpu });
  return page;
}

/** The frame in which the admin shows the app. */
export function frameOf(page: Page, { merchantOrigin }: Shop): Frame {
  const frame = page.frames().find((one) => one.url().startsWith(merchantOrigin));
  if (!frame) throw new Error('The admin shows no app.');
  return frame;
}

export const readSeen = (frame: Frame): Promise<Seen> => frame.evaluate<Seen>('window.seen');
