/* global document, localStorage, MutationObserver, navigator, PerformanceObserver, requestAnimationFrame, setTimeout */
// This page comes drawn, as a new visitor sees it in English. The app's own scripts are asked
// for once it stands, so that they do not take the line from what is looked at.
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

  var started = false;
  function startApp() {
    if (started) return;
    started = true;
    var files = JSON.parse(document.querySelector('meta[name="tintory-app"]').content);
    files.forEach(function (file, index) {
      var tag = document.createElement(index === 0 ? 'script' : 'link');
      tag.crossOrigin = '';
      if (index === 0) tag.type = 'module';
      else tag.rel = 'modulepreload';
      tag[index === 0 ? 'src' : 'href'] = file;
      document.head.appendChild(tag);
    });
  }

  // What is clicked before the app is there is clicked again once it is: the drawing's buttons stand
  // in the same order as the app's.
  function keepClicks() {
    var place = document.getElementById('root');
    var buttons = function () {
      return Array.from(place.querySelectorAll('button'));
    };
    var wanted = null;
    function remember(event) {
      wanted = event.target.closest('button');
      if (wanted) startApp();
    }
    // Its order, its words and its name are what the app's button has in common with the drawn one.
    function sameAs(button, index) {
      var twin = buttons()[index];
      var label = 'aria-label';
      var same =
        twin &&
        twin.textContent === button.textContent &&
        twin.getAttribute(label) === button.getAttribute(label);
      return same ? twin : null;
    }
    place.addEventListener('click', remember);
    var drawn = buttons();
    new MutationObserver(function (changes, observer) {
      observer.disconnect();
      place.removeEventListener('click', remember);
      var twin = wanted && sameAs(wanted, drawn.indexOf(wanted));
      if (twin) twin.click();
    }).observe(place, { childList: true });
  }

  var isEnglish = /^en/i.test(stored('language') || navigator.language);
  if (!isEnglish || stored('access_token')) {
    // Somebody else's page: hidden until the app has drawn theirs.
    root.dataset.drawn = 'other';
    startApp();
    return;
  }

  // Once the picture is there and something has been painted, it has been painted with it.
  function startAfterPaint() {
    requestAnimationFrame(function () {
      new PerformanceObserver(startApp).observe({ type: 'paint', buffered: true });
    });
  }
  document.addEventListener('DOMContentLoaded', function () {
    keepClicks();
    var hero = document.querySelector('#root img');
    if (!hero || hero.complete) return startAfterPaint();
    hero.addEventListener('load', startAfterPaint);
    hero.addEventListener('error', startAfterPaint);
  });
  // A slow picture, or a tab in the background that paints nothing, must not keep the app away.
  setTimeout(startApp, 2000);
})();
