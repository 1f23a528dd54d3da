import { readFileSync } from 'node:fs';
import { htmlPage } from '../html-page.ts';

const style = `<style>
  .who { max-width: 400px; margin: 6vh auto 0; }
  form { display: grid; gap: 14px; }
  input[type=email] { font: inherit; padding: 12px 14px; border-radius: 10px; border: 1px solid var(--line); background: transparent; color: inherit; width: 100%; }
  button { font: inherit; font-weight: 600; padding: 12px 16px; border-radius: 10px; border: 0; background: var(--ink); color: var(--paper); cursor: pointer; }
  label.check { display: flex; gap: 10px; align-items: center; }
  .field { display: grid; gap: 6px; }
</style>`;

/** The account page. The client's parameters stay in the URL. */
export const accountPage = (): string =>
  htmlPage(
    'Choose an account',
    `${style}<div class="who">
    <p class="soft">Sandbox account: any address works.</p>
    <h1>Choose an account</h1>
    <p class="soft">to go on to Tintory</p>
    <form method="post">
      <label class="field">E-mail address<input type="email" name="email" required autofocus autocomplete="email" value="sam@example.com"></label>
      <label class="check"><input type="checkbox" name="verified" value="yes" checked>The address is verified</label>
      <button>Continue</button>
    </form></div>`,
  );

/**
 * A popup passes the result to the library's frame in its opener, which closes the popup. A
 * redirect stores it in `sessionStorage` as the library does, and returns to the app.
 */
export const returnPage = (key: string, event: object, redirectUrl: string): string => {
  const data = JSON.stringify({ key, event: JSON.stringify(event), redirectUrl });
  return htmlPage(
    'One moment',
    `<p>One moment …</p>
    <script type="application/json" id="result">${data.replaceAll('<', '\\u003c')}</script>
    <script>
      const { key, event, redirectUrl } = JSON.parse(document.getElementById('result').textContent);
      const isOfLibrary = (frame) => {
        try {
          return frame.location.origin === location.origin && 'deliverAuthEvent' in frame;
        } catch {
          return false;
        }
      };
      if (JSON.parse(event).type === 'signInViaPopup') {
        // The frames of a cross-origin opener can only be read by index.
        const frames = Array.from({ length: opener.length }, (_, n) => opener[n]);
        frames.find(isOfLibrary).deliverAuthEvent(JSON.parse(event));
      } else {
        sessionStorage.setItem(key, event);
        location.replace(redirectUrl);
      }
    </script>`,
  );
};

const frameScript = readFileSync(new URL('./browser/frame.js', import.meta.url), 'utf8');

/** The library's frame, which passes the popup's result to its parent page. */
export const framePage = (): string => `<!doctype html><script>${frameScript}</script>`;
