/** @param {Element} element @param {string} name */
const isOn = (element, name) => {
  const value = element.getAttribute(name);
  return value !== null && value !== 'false';
};

/** @param {Element} element */
const labelOf = (element) => (element.textContent ?? '').trim();

/**
 * What the admin needs to draw a button or link of the app.
 *
 * @param {Element} element
 * @param {number} key
 * @param {string} [group]
 */
export const describe = (element, key, group) => ({
  key,
  label: labelOf(element),
  href: element.getAttribute('href'),
  primary:
    element.getAttribute('variant') === 'primary' ||
    element.getAttribute('slot') === 'primary-action',
  critical: element.getAttribute('tone') === 'critical',
  disabled: isOn(element, 'disabled'),
  loading: isOn(element, 'loading'),
  ...(group ? { group } : {}),
});

/** @param {Element} element */
const isCrumb = (element) =>
  element.getAttribute('variant') === 'breadcrumb' ||
  element.getAttribute('slot') === 'breadcrumb-actions';

const inBar = 'button, a';
const inPage = '[slot="breadcrumb-actions"], [slot="primary-action"], [slot="secondary-actions"]';

/**
 * The title and the buttons of a bar; every one that can be pressed is noted.
 *
 * @param {Element | null} bar `ui-title-bar` or `s-page`
 * @param {(element: Element) => number} note gives the number by which it is pressed
 */
export function readTitleBar(bar, note) {
  const page = bar?.localName === 's-page';
  const elements = [...(bar?.querySelectorAll(page ? inPage : inBar) ?? [])];
  const crumb = elements.find(isCrumb);
  return {
    title: bar?.getAttribute(page ? 'heading' : 'title') ?? '',
    crumb: crumb ? describe(crumb, note(crumb)) : null,
    buttons: elements
      .filter((element) => element !== crumb)
      .map((element) =>
        describe(element, note(element), element.closest('section')?.getAttribute('label') ?? ''),
      ),
  };
}

/** @typedef {ReturnType<typeof readTitleBar>} TitleBar */
