import type { PenPoint } from '@tintory/paint-document';

/** A finger, pen or mouse button on the stage, in pixels of the page. */
export type Contact = PenPoint & {
  id: number;
  kind: string;
  button: number;
};

/** What the contacts mean. */
export type GestureTarget = {
  start: (point: PenPoint) => void;
  move: (points: readonly PenPoint[]) => void;
  end: () => void;
  cancel: () => void;
  pan: (dx: number, dy: number) => void;
  zoom: (factor: number, at: { x: number; y: number }) => void;
  /** Two fingers turn around each other, clockwise in radians. */
  turn?: (angle: number) => void;
  /** The last finger of two or more has gone. */
  rest?: () => void;
  /** Whether one contact pans now instead of drawing. */
  pans: () => boolean;
};

type Mode = 'idle' | 'draw' | 'pan' | 'pinch' | 'rest';

const middleButton = 1;
/** The other end of a pen, which draws as well. */
const eraserButton = 5;

/**
 * One contact draws, two fingers pan and zoom. A second finger cancels the first one's stroke.
 * While a pen draws, touches are ignored as palm contact.
 */
export class Gestures {
  private readonly target: GestureTarget;
  private readonly contacts = new Map<number, Contact>();
  private mode: Mode = 'idle';
  private pinched = false;

  constructor(target: GestureTarget) {
    this.target = target;
  }

  down(contact: Contact): void {
    if (this.mode === 'draw' && this.drawnBy('pen')) return;
    if (contact.button > middleButton && contact.button !== eraserButton) return;
    this.contacts.set(contact.id, contact);
    if (this.contacts.size > 1) this.startPinch();
    else if (contact.button === middleButton || this.target.pans()) this.mode = 'pan';
    else {
      this.mode = 'draw';
      this.target.start(contact);
    }
  }

  move(id: number, points: readonly PenPoint[]): void {
    const before = this.contacts.get(id);
    const last = points.at(-1);
    if (!before || !last) return;
    const spread = this.spread();
    this.contacts.set(id, { ...before, ...last });
    if (this.mode === 'draw') this.target.move(points);
    if (this.mode === 'pan') this.target.pan(last.x - before.x, last.y - before.y);
    if (this.mode === 'pinch') this.pinch(spread);
  }

  up(id: number): void {
    if (!this.contacts.delete(id)) return;
    if (this.mode === 'draw') this.target.end();
    this.settle();
  }

  /** The browser canceled the contact. */
  cancel(id: number): void {
    if (!this.contacts.delete(id)) return;
    if (this.mode === 'draw') this.target.cancel();
    this.settle();
  }

  private startPinch(): void {
    if (this.mode === 'draw') this.target.cancel();
    this.mode = 'pinch';
    this.pinched = true;
  }

  /** A finger left over from a pinch does not draw. */
  private settle(): void {
    if (this.contacts.size === 0 && this.pinched) this.target.rest?.();
    this.pinched &&= this.contacts.size > 0;
    this.mode = this.contacts.size === 0 ? 'idle' : 'rest';
  }

  private drawnBy(kind: string): boolean {
    return [...this.contacts.values()].some((contact) => contact.kind === kind);
  }

  private pinch(before: ReturnType<Gestures['spread']>): void {
    const now = this.spread();
    this.target.pan(now.x - before.x, now.y - before.y);
    if (before.size > 0 && now.size > 0) this.target.zoom(now.size / before.size, now);
    this.target.turn?.(shortWay(now.angle - before.angle));
  }

  /** The middle of the first two contacts, how far apart they are, and which way the second lies. */
  private spread(): { x: number; y: number; size: number; angle: number } {
    const [a, b = a] = [...this.contacts.values()];
    if (!a || !b) return { x: 0, y: 0, size: 0, angle: 0 };
    const size = Math.hypot(a.x - b.x, a.y - b.y);
    const angle = Math.atan2(b.y - a.y, b.x - a.x);
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, size, angle };
  }
}

/** The same turn by no more than half a circle. */
const shortWay = (angle: number): number => Math.atan2(Math.sin(angle), Math.cos(angle));
