import { confirmDialog } from './dialogs.js';
import { byId } from './element.js';

/** @typedef {{ label: string, disabled: boolean, loading: boolean }} BarButton */

/** The bar over the page while the app has changes that are not saved. */
export function createSaveBar() {
  const bar = byId('save-bar');
  const save = /** @type {HTMLButtonElement} */ (byId('save'));
  const discard = /** @type {HTMLButtonElement} */ (byId('discard'));
  let confirms = false;
  /** @type {(what: 'save' | 'discard') => void} */
  let press = () => undefined;

  /** @param {HTMLButtonElement} button @param {BarButton} view @param {string} label */
  function draw(button, view, label) {
    button.textContent = view.loading ? `${view.label || label}…` : view.label || label;
    button.disabled = view.disabled || view.loading;
    button.ariaBusy = String(view.loading);
  }

  save.onclick = () => press('save');
  discard.onclick = async () => {
    const labels = { yes: 'Discard changes', no: 'Continue editing', critical: true };
    const text = 'If you discard changes, you’ll delete any edits made since you last saved.';
    if (!confirms || (await confirmDialog('Discard all unsaved changes', text, labels)))
      press('discard');
  };

  return {
    /**
     * @param {{ save: BarButton, discard: BarButton, confirms: boolean }} view
     * @param {typeof press} onPress
     */
    show(view, onPress) {
      press = onPress;
      confirms = view.confirms;
      draw(save, view.save, 'Save');
      draw(discard, view.discard, 'Discard');
      bar.hidden = false;
    },
    hide() {
      bar.hidden = true;
    },
    /** Whether the merchant may go: without changes always, else when they let go of them. */
    async mayLeave() {
      if (bar.hidden) return true;
      const text = 'Leaving this page deletes all unsaved changes.';
      const labels = { yes: 'Leave page', no: 'Stay', critical: true };
      const leaves = await confirmDialog('Leave page with unsaved changes?', text, labels);
      if (leaves) bar.hidden = true;
      return leaves;
    },
  };
}
