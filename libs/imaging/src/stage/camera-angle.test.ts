import { describe, expect, it } from 'vitest';
import { behindCut, groundOf } from './camera-angle.ts';
import { stageViews } from './views.ts';

const behind = (studio: 'wood' | 'marble' | 'sand' | 'grass' | 'linen' | 'night') =>
  behindCut(stageViews.usual, { kind: 'studio', studio });

describe('what is seen behind somebody who is cut off by the picture’s foot', () => {
  it.each(['wood', 'marble'] as const)('is nothing but the surface: %s', (studio) => {
    expect(behind(studio).seamAt).toBeLessThan(0);
  });

  it.each(['sand', 'grass'] as const)(
    'is the land up to its horizon, out of focus: %s',
    (studio) => {
      expect(behind(studio).seamAt).toBeGreaterThan(0.5);
      expect(behind(studio).seamAt).toBeLessThan(0.8);
      expect(behind(studio).studio.isFar).toBe(true);
    },
  );

  it.each(['linen', 'night'] as const)('is the wall of any other place: %s', (studio) => {
    expect(behind(studio).seamAt).toBeGreaterThan(1);
  });

  it('is the room behind a surface, of which nothing is left', () => {
    const kitchen = { kind: 'studio', studio: 'wood', setting: 'kitchen' } as const;
    expect(behindCut(stageViews.usual, kitchen).seamAt).toBeGreaterThan(1);
  });

  it('is what it was where a camera looks down on it', () => {
    const view = { ...stageViews.above, seamAt: -0.2 };
    expect(behindCut(view, { kind: 'color', color: '#ffffff', flat: true })).toBe(view);
  });
});

describe('what things stand on', () => {
  const ground = (backdrop: Parameters<typeof groundOf>[0]['backdrop'], isFromAbove = false) =>
    groundOf({ backdrop, isFromAbove }, stageViews.usual);

  it('is the floor of a place, or one in a picture', () => {
    expect(ground({ kind: 'studio', studio: 'wood' })).toBe(stageViews.usual.ground);
    expect(ground({ kind: 'picture', path: 'place.png' })).toBe(stageViews.usual.ground);
  });

  it('is nothing in front of a flat colour', () => {
    expect(ground({ kind: 'color', color: '#ffffff', flat: true })).toBeUndefined();
  });

  it('is nothing where a camera looks straight down, if the place can be seen so', () => {
    expect(ground({ kind: 'studio', studio: 'wood' }, true)).toBeUndefined();
    expect(ground({ kind: 'studio', studio: 'night' }, true)).toBe(stageViews.usual.ground);
    const kitchen = { kind: 'studio', studio: 'wood', setting: 'kitchen' } as const;
    expect(ground(kitchen, true)).toBe(stageViews.usual.ground);
  });
});
