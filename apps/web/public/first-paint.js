/* global document, localStorage */
// Runs before the first paint. An own file for the sake of CSP.
(function () {
  // A chosen theme must not flash.
  try {
    var theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  } catch (error) {
    void error;
  }
})();
