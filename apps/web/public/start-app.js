/* global document, Event, KeyboardEvent, addEventListener, PerformanceObserver, requestAnimationFrame, setTimeout */
// This page comes drawn. The app's own scripts are asked for once it stands, so that they do not take
// the line from what is looked at; what is clicked, chosen or typed before is told again once React has
// the page.
(function () {
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

  var clicked = null;
  var changed = null;
  var shortcut = null;

  function hold(event) {
    var button = event.target.closest('button');
    if (!button) return;
    startApp();
    event.preventDefault();
    event.stopPropagation();
    var input = button.nextElementSibling;
    clicked = button;
    // The dialog opens by the click itself, or not at all: what is chosen stays in the field.
    if (input && input.type === 'file') {
      clicked = null;
      input.click();
    }
  }
  function keep(event) {
    changed = event.target;
  }
  // React tells a change by the value it last saw, and has seen this one: it is shown another first.
  function tell(field) {
    if (field.type === 'checkbox' || field.type === 'radio') {
      field.checked = !field.checked;
      return field.click();
    }
    if (field.type === 'file') return field.dispatchEvent(new Event('change', { bubbles: true }));
    var value = field.value;
    field.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  // Whoever goes on has given up what was clicked before.
  function giveUp() {
    clicked = null;
  }
  // The palette's keys; the browser would take them for its own search.
  function press(event) {
    giveUp();
    shortcut = null;
    if (event.code !== 'KeyK' || event.ctrlKey === event.metaKey) return;
    event.preventDefault();
    startApp();
    shortcut = event;
  }

  // A file that is dropped now would replace the page.
  function ignore(event) {
    event.preventDefault();
  }

  document.addEventListener('dragover', ignore);
  document.addEventListener('drop', ignore);
  document.addEventListener('input', keep, true);
  document.addEventListener('click', hold, true);
  document.addEventListener('pointerdown', giveUp, true);
  document.addEventListener('keydown', press, true);
  addEventListener(
    'tintory:ready',
    function () {
      document.removeEventListener('dragover', ignore);
      document.removeEventListener('drop', ignore);
      document.removeEventListener('input', keep, true);
      document.removeEventListener('click', hold, true);
      document.removeEventListener('pointerdown', giveUp, true);
      document.removeEventListener('keydown', press, true);
      if (clicked) clicked.click();
      if (changed) tell(changed);
      if (shortcut) document.dispatchEvent(new KeyboardEvent('keydown', shortcut));
    },
    { once: true },
  );

  // Once the picture is there and something has been painted, it has been painted with it.
  function startAfterPaint() {
    requestAnimationFrame(function () {
      new PerformanceObserver(startApp).observe({ type: 'paint', buffered: true });
    });
  }
  document.addEventListener('DOMContentLoaded', function () {
    var hero = document.querySelector('#root main img');
    if (!hero || hero.complete) return startAfterPaint();
    hero.addEventListener('load', startAfterPaint);
    hero.addEventListener('error', startAfterPaint);
  });
  // A slow picture, or a tab in the background that paints nothing, must not keep the app away.
  setTimeout(startApp, 2000);
})();
