/** As much of jsdom as the build uses: its own types would bring the browser's into the server. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string, options: { url: string });
    readonly window: Window & typeof globalThis;
  }
}
