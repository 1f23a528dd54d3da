import type { PrintArea } from '@tintory/contract';
import { layersOf, withChange, type Layer } from '../design/layer.ts';
import type { Work } from '../designer/use-work.ts';

type Placing = Pick<Layer, 'x' | 'y' | 'width' | 'rotation'>;

/** The layers of an area, from the lowest one up. */
export const layersIn = ({ document }: Work, area: PrintArea): readonly Layer[] =>
  layersOf(document.state().design, area.id);

export const chosenIn = (work: Work, area: PrintArea): Layer | undefined =>
  layersIn(work, area).find(({ id }) => id === work.chosenId);

/** Shows a layer elsewhere until it is released. */
export function place({ document }: Work, area: PrintArea, id: string, placing: Placing): void {
  const { x, y, width, rotation } = placing;
  document.hold(withChange(document.state().design, area.id, id, { x, y, width, rotation }));
}
