// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followDownload } from './follow-download.ts';

const followed: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
    followed.push(this.href);
  };
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  followed.length = 0;
});

describe('several downloads at once', () => {
  const urls = ['one', 'two', 'three'].map((name) => `http://api.test/${name}`);

  it('are followed in order and never together: a link takes the place of one that waits', () => {
    for (const url of urls) followDownload(url);
    expect(followed).toEqual(urls.slice(0, 1));
    vi.advanceTimersToNextTimer();
    expect(followed).toEqual(urls.slice(0, 2));
    vi.advanceTimersToNextTimer();
    expect(followed).toEqual(urls);
  });
});
