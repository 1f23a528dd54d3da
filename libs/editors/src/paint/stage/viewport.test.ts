import { describe, expect, it } from 'vitest';
import { Viewport } from './viewport.ts';

function aViewport() {
  const viewport = new Viewport({ width: 1000, height: 500 });
  viewport.setStage({ width: 848, height: 648 });
  return viewport;
}

describe('the viewport', () => {
  it('shows all of the picture in the middle', () => {
    expect(aViewport().view()).toEqual({ scale: 0.8, x: 24, y: 124 });
  });

  it('keeps the point under the pointer where it is while zooming', () => {
    const viewport = aViewport();
    const at = { x: 300, y: 250 };
    const before = viewport.toPicture(at);
    viewport.zoomBy(2.5, at);
    expect(viewport.toPicture(at).x).toBeCloseTo(before.x);
    expect(viewport.toPicture(at).y).toBeCloseTo(before.y);
  });

  it('shows the picture in its own size, around what was in the middle', () => {
    const viewport = aViewport();
    const middle = { x: 424, y: 324 };
    const before = viewport.toPicture(middle);
    viewport.showActual();
    expect(viewport.view().scale).toBe(1);
    expect(viewport.toPicture(middle)).toEqual(before);
    expect(viewport.isFitted()).toBe(false);
  });

  it('fits again when the stage changes, but not once somebody has zoomed', () => {
    const viewport = aViewport();
    viewport.setStage({ width: 448, height: 648 });
    expect(viewport.view().scale).toBe(0.4);
    viewport.zoomBy(2);
    viewport.setStage({ width: 848, height: 648 });
    expect(viewport.view().scale).toBe(0.8);
    viewport.fit();
    expect(viewport.view().x).toBe(24);
  });

  it('never loses the picture, however far it is pushed', () => {
    const viewport = aViewport();
    viewport.panBy(-90_000, 90_000);
    expect(viewport.inSight().width).toBeGreaterThan(0);
    expect(viewport.inSight().height).toBeGreaterThan(0);
  });

  it('shows a picture that was cropped or turned as a whole', () => {
    const viewport = aViewport();
    viewport.zoomBy(4);
    viewport.setPicture({ width: 500, height: 1000 });
    expect(viewport.view().scale).toBe(0.6);
  });
});
