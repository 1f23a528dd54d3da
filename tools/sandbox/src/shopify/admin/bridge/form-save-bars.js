/* global document, Element, HTMLFormElement */

const selector = 'form[data-save-bar]';

/**
 * Forms that ask for the bar by an attribute: it comes with the first change, saves by submitting
 * and discards by resetting.
 *
 * @param {ReturnType<typeof import('./save-bars.js').createSaveBars>} saveBars
 */
export function watchForms(saveBars) {
  /** @type {Map<HTMLFormElement, HTMLElement>} */
  const bars = new Map();

  /** @param {HTMLFormElement} form */
  function barOf(form) {
    const known = bars.get(form);
    if (known) return known;
    const bar = document.createElement('ui-save-bar');
    bar.id = `save-bar-of-form-${bars.size + 1}`;
    bar.toggleAttribute('discardconfirmation', form.hasAttribute('data-discard-confirmation'));
    const save = document.createElement('button');
    save.setAttribute('variant', 'primary');
    save.addEventListener('click', () => form.requestSubmit());
    const discard = document.createElement('button');
    discard.addEventListener('click', () => form.reset());
    bar.append(save, discard);
    // Outside the form, whose own buttons they are not.
    document.body.append(bar);
    bars.set(form, bar);
    return bar;
  }

  /** @param {Event} event */
  const formOf = ({ target }) => {
    const form = target instanceof Element ? target.closest(selector) : null;
    return form instanceof HTMLFormElement ? form : null;
  };

  for (const type of ['input', 'change'])
    document.addEventListener(type, (event) => {
      const form = formOf(event);
      if (form) void saveBars.show(barOf(form).id);
    });
  for (const type of ['submit', 'reset'])
    document.addEventListener(type, (event) => {
      const bar = bars.get(/** @type {HTMLFormElement} */ (event.target));
      if (bar) void saveBars.hide(bar.id);
    });
}
