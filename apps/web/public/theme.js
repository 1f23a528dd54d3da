/* global document, localStorage */
// Runs before the first paint, so that a chosen theme does not flash. An own file for the sake of CSP.
(function () {
  try {
    var theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  } catch (error) {
    void error;
  }
})();
