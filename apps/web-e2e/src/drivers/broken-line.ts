import type { Page, Route } from '@playwright/test';

/** How an answer gets lost: a proxy answers in its place, or the line is cut. */
export type Loss = 'proxy' | 'cut';

/** A line between page and API on which answers get lost, though each request arrives. */
export function createBrokenLine(page: Page) {
  /** Lets the next request arrive whose body has these words, and loses its answer. */
  async function loseAnswer(path: string, words: string, loss: Loss): Promise<void> {
    let lost = false;
    await page.route(`**${path}`, async (route: Route) => {
      const request = route.request();
      const meant = request.method() === 'POST' && request.postData()?.includes(words);
      if (lost || !meant) return route.fallback();
      lost = true;
      const answer = await route.fetch();
      if (loss === 'cut') return route.abort('connectionreset');
      const headers = { ...answer.headers(), 'content-type': 'text/html' };
      return route.fulfill({ status: 504, headers, body: 'Gateway Time-out' });
    });
  }

  return {
    loseAnswer,

    /** Lets no question for a lost answer through until it is told to. */
    holdQuestions: async (): Promise<() => Promise<void>> => {
      const questions = '**/api/idempotency/*';
      await page.route(questions, (route) => route.abort('connectionreset'));
      return () => page.unroute(questions);
    },
  };
}
