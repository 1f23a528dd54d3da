import type { Page, Route } from '@playwright/test';

/** How a response is lost: a proxy answers with 504, or the connection is reset. */
export type Loss = 'proxy' | 'cut';

/** A connection that delivers requests to the API but loses responses. */
export function createBrokenLine(page: Page) {
  /** Delivers the next POST whose body contains `words`, and loses its response. */
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

    /** Blocks the requests for a lost response's outcome until released. */
    holdQuestions: async (): Promise<() => Promise<void>> => {
      const questions = '**/api/idempotency/*';
      await page.route(questions, (route) => route.abort('connectionreset'));
      return () => page.unroute(questions);
    },
  };
}
