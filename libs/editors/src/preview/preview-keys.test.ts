import { describe, expect, it } from 'vitest';
import { commandOf } from './preview-keys.ts';

const press = (key: string, changes = {}) => ({
  key,
  code: '',
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  ...changes,
});
const whole = { rtl: false, zoomed: false };

describe('a key in the preview', () => {
  it.each([
    ['ArrowRight', whole, { do: 'step', by: 1 }],
    ['ArrowLeft', whole, { do: 'step', by: -1 }],
    ['ArrowRight', { ...whole, rtl: true }, { do: 'step', by: -1 }],
    ['ArrowLeft', { ...whole, rtl: true }, { do: 'step', by: 1 }],
    ['ArrowRight', { rtl: true, zoomed: true }, { do: 'pan', x: 1, y: 0 }],
    ['PageDown', { rtl: true, zoomed: true }, { do: 'step', by: 1 }],
    ['Home', whole, { do: 'first' }],
    ['End', whole, { do: 'last' }],
    ['+', whole, { do: 'zoomIn' }],
    ['-', whole, { do: 'zoomOut' }],
    ['0', whole, { do: 'fit' }],
    ['C', whole, { do: 'compare' }],
  ] as const)('%s with %o asks for %o', (key, setting, command) => {
    expect(commandOf(press(key), setting)).toEqual(command);
  });

  it('compares with the key of C on a keyboard without Latin letters, and only there', () => {
    expect(commandOf(press('ؤ', { code: 'KeyC' }), whole)).toEqual({ do: 'compare' });
    expect(commandOf(press('j', { code: 'KeyC' }), whole)).toBeNull();
  });

  it.each([
    ['copying', press('c', { ctrlKey: true })],
    ['zooming the page', press('+', { metaKey: true })],
    ['going back', press('ArrowLeft', { altKey: true })],
    ['scrolling', press('ArrowDown')],
    ['moving on', press('Tab')],
  ])('leaves %s to the browser', (_, key) => {
    expect(commandOf(key, whole)).toBeNull();
  });
});
