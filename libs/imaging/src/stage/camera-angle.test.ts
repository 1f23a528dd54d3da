import { describe, expect, it } from 'vitest';
import { behindCut } from './camera-angle.ts';
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

  it('is what it was where a camera looks down on it', () => {
    const view = { ...stageViews.above, seamAt: -0.2 };
    expect(behindCut(view, { kind: 'color', color: '#ffffff', flat: true })).toBe(view);
  });
});
