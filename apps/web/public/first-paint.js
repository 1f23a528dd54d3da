/* global document, localStorage, location */
// Runs before the first paint. An own file for the sake of CSP.
(function () {
  // A chosen theme must not flash.
  try {
    var theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  } catch (error) {
    void error;
  }
  // The home page's largest picture would wait until the scripts that draw it have run.
  var hero = document.querySelector('meta[name="tintory-hero"]');
  if (location.pathname !== '/' || !hero) return;
  var link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'image';
  link.href = hero.content;
  link.fetchPriority = 'high';
  document.head.appendChild(link);
})();
