import { beforeEach, describe, expect, it } from 'vitest';
import { takeRedirectEvent } from './redirect-event.ts';

const key = 'firebase:redirectEvent:web-key:[DEFAULT]';
const event = {
  type: 'signInViaRedirect',
  urlResponse: 'https://app/__/auth?code=1',
  sessionId: 's',
};

beforeEach(() => sessionStorage.clear());

describe('a redirect that came back', () => {
  it('is taken once', () => {
    sessionStorage.setItem(key, JSON.stringify(event));
    expect(takeRedirectEvent('web-key')).toEqual({
      sessionId: 's',
      requestUri: 'https://app/__/auth?code=1',
    });
    expect(takeRedirectEvent('web-key')).toBeNull();
  });

  it.each([
    ['without an answer', JSON.stringify({ ...event, urlResponse: null })],
    ['without a session', JSON.stringify({ ...event, sessionId: undefined })],
    ['that is no event', '"text"'],
    ['that is no JSON', '{'],
  ])('counts for nothing %s, and is gone', (_, stored) => {
    sessionStorage.setItem(key, stored);
    expect(takeRedirectEvent('web-key')).toBeNull();
    expect(sessionStorage.getItem(key)).toBeNull();
  });

  it('of another app is left alone', () => {
    sessionStorage.setItem(key, JSON.stringify(event));
    expect(takeRedirectEvent('other-key')).toBeNull();
    expect(sessionStorage.getItem(key)).not.toBeNull();
  });
});
