/* global document, Element */

// On a small screen the navigation stands behind a button.
const side = document.getElementById('side');
const button = side?.querySelector('.menu');

/** @param {boolean} open */
function show(open) {
  side?.classList.toggle('open', open);
  button?.setAttribute('aria-expanded', String(open));
}

button?.addEventListener('click', () => show(!side?.classList.contains('open')));
side?.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('a')) show(false);
});
document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') show(false);
});
