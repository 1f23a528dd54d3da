/** What Polaris asks of a browser at import and jsdom does not have. */
if (typeof window !== 'undefined') {
  window.matchMedia ??= (query) =>
    ({
      matches: false,
      media: query,
      addListener: () => undefined,
      removeListener: () => undefined,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
  window.ResizeObserver ??= class {
    observe() {
      return undefined;
    }
    unobserve() {
      return undefined;
    }
    disconnect() {
      return undefined;
    }
  };
  // Nothing is laid out here: whatever stands in the page counts as shown.
  Object.defineProperty(HTMLElement.prototype, 'offsetParent', {
    get(this: HTMLElement) {
      return this.parentElement;
    },
  });
  window.scrollTo = () => undefined;
}
