/* global document */

/**
 * An element with properties and children.
 *
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {Partial<HTMLElementTagNameMap[Name]>} [properties]
 * @param {(Node | string)[]} children
 * @returns {HTMLElementTagNameMap[Name]}
 */
export function make(name, properties = {}, ...children) {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
}

/** @param {string} id */
export function byId(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no #${id}.`);
  return element;
}

/**
 * @param {string} label
 * @param {() => void} onclick
 * @param {{ main?: boolean, critical?: boolean, disabled?: boolean, loading?: boolean }} [look]
 */
export function makeButton(label, onclick, { main, critical, disabled, loading } = {}) {
  const button = make('button', { type: 'button', onclick }, loading ? `${label}…` : label);
  button.classList.toggle('main', main ?? false);
  button.classList.toggle('bad', critical ?? false);
  button.disabled = (disabled ?? false) || (loading ?? false);
  if (loading) button.ariaBusy = 'true';
  return button;
}
