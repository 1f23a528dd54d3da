import type { PrintArea } from '@tintory/contract';
import type { KeyboardEvent } from 'react';
import { keyStep } from '../design/keyboard-steps.ts';
import { layersOf, withChange } from '../design/layer.ts';
import type { Work } from '../designer/use-work.ts';

/** Keys on the stage: on to the next layer, move, scale, turn and remove the chosen one. */
export function useDesignKeys(work: Work, area: PrintArea) {
  const layers = layersOf(work.design, area.id);

  const walk = (by: number) => {
    const from = layers.findIndex(({ id }) => id === work.chosenId);
    const next = layers[from < 0 ? layers.length - 1 : (from + by + layers.length) % layers.length];
    if (next) work.choose(next.id);
  };

  const press = ({ key, shiftKey }: KeyboardEvent): boolean => {
    if (key === 'PageDown' || key === 'PageUp') {
      walk(key === 'PageDown' ? 1 : -1);
      return true;
    }
    const chosen = layers.find(({ id }) => id === work.chosenId);
    if (!chosen) return false;
    if (key === 'Escape') work.choose(null);
    else if (key === 'Delete' || key === 'Backspace') work.remove(chosen.id);
    else {
      const step = keyStep(chosen, { key, shiftKey }, area);
      if (!step) return false;
      const { x, y, width, rotation } = step.placing;
      const next = withChange(work.design, area.id, chosen.id, { x, y, width, rotation });
      work.document.apply(step.name, next, `${step.name} ${chosen.id}`);
    }
    return true;
  };

  return (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (press(event)) event.preventDefault();
  };
}
