/* global document, localStorage, matchMedia */
// Runs before the first paint. An own file for the sake of CSP.
(function () {
  var root = document.documentElement;
  function stored(key) {
    try {
      return localStorage.getItem(key);
    } catch (error) {
      void error;
      return null;
    }
  }

  // A chosen theme must not flash.
  var theme = stored('theme');
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  else theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  // Where the kit is drawn already, it knows the theme by this.
  if (root.dataset.mantineColorScheme) root.dataset.mantineColorScheme = theme;

  // No place is reserved for a banner that was closed.
  var banner = stored('sister-banner');
  if (banner) root.dataset.banner = banner;

  // What is drawn for visitors alone is not shown to who is signed in.
  if (stored('access_token')) root.dataset.member = '';
})();
