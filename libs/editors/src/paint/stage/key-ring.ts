import type { PenPoint } from '@tintory/paint-document';
import type { Viewport } from './viewport.ts';

type Spot = { x: number; y: number };

/** Within this distance of the rim the picture moves instead of the brush. */
const rim = 24;
/** Keys press evenly. */
const pressure = 1;

const within = (value: number, high: number) => Math.min(high - rim, Math.max(rim, value));

/** The ring of a brush that keys move, on the stage and in pixels of the page. */
export class KeyRing {
  private readonly viewport: Viewport;
  /** Null until it is first moved: then it starts in the middle. */
  private place: Spot | null = null;

  constructor(viewport: Viewport) {
    this.viewport = viewport;
  }

  /** @returns the point of the picture below it */
  show(element: HTMLElement): PenPoint {
    const { x, y } = this.placeOn(element);
    element.style.setProperty('--ring-x', `${x}px`);
    element.style.setProperty('--ring-y', `${y}px`);
    element.dataset['ring'] = 'true';
    return { ...this.viewport.toPicture({ x, y }), pressure };
  }

  /**
   * Stays within the stage: beyond its rim the picture moves instead.
   *
   * @returns the point below it
   */
  move(element: HTMLElement, way: Spot, step: number): PenPoint {
    const { x, y } = this.placeOn(element);
    const wished = { x: x + way.x * step, y: y + way.y * step };
    const place = {
      x: within(wished.x, element.clientWidth),
      y: within(wished.y, element.clientHeight),
    };
    this.place = place;
    const beyond = { x: place.x - wished.x, y: place.y - wished.y };
    if (beyond.x !== 0 || beyond.y !== 0) this.viewport.panBy(beyond.x, beyond.y);
    return this.show(element);
  }

  forget(): void {
    this.place = null;
  }

  private placeOn(element: HTMLElement): Spot {
    return (this.place ??= { x: element.clientWidth / 2, y: element.clientHeight / 2 });
  }
}
