/** A tab for the provider's page, opened within the click: later a browser would not allow it. */
export type PaymentTab = {
  /** Leads to the page; in this tab where the other was blocked. */
  go: (url: string) => void;
  /** Shows a message while the page loads. */
  say: (text: string) => void;
  close: () => void;
};

/** This tab: without a click browsers open no new one. */
export const thisTab = (from: Window = window): PaymentTab => ({
  go: (url) => from.location.assign(url),
  say: () => undefined,
  close: () => undefined,
});

export function openPaymentTab(text: string, from: Window = window): PaymentTab {
  const tab = from.open('about:blank', '_blank');
  if (tab) showLoading(tab, text);
  return {
    go: (url) => {
      if (!tab || tab.closed) return thisTab(from).go(url);
      // The provider's page has no business with ours.
      tab.opener = null;
      tab.location.replace(url);
    },
    say: (more) => {
      if (tab && !tab.closed) tab.document.body.textContent = more;
    },
    close: () => tab?.close(),
  };
}

function showLoading({ document }: Window, text: string): void {
  document.title = text;
  const { body } = document;
  body.textContent = text;
  Object.assign(body.style, {
    display: 'grid',
    placeContent: 'center',
    minHeight: '100vh',
    margin: '0',
    font: '16px/1.5 system-ui, sans-serif',
    colorScheme: 'light dark',
  });
}
