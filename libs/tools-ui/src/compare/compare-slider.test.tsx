import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CompareSlider } from './compare-slider.tsx';

const texts = {
  label: 'Compare',
  before: 'Before',
  after: 'After',
  valueText: (percent: number) => `${percent} % of the original`,
};

function openSlider() {
  render(
    <CompareSlider
      beforeUrl="before.webp"
      afterUrl="after.webp"
      width={400}
      height={300}
      alt="A cup"
      texts={texts}
    />,
  );
  return screen.getByRole('slider', { name: 'Compare' });
}

const value = (slider: HTMLElement) => slider.getAttribute('aria-valuenow');

describe('the compare slider', () => {
  afterEach(cleanup);

  it('starts in the middle and says so in words', () => {
    expect(openSlider().getAttribute('aria-valuetext')).toBe('50 % of the original');
  });

  it('moves with the arrow and page keys', async () => {
    const slider = openSlider();
    slider.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(value(slider)).toBe('52');
    await userEvent.keyboard('{PageDown}');
    expect(value(slider)).toBe('42');
  });

  it('jumps to its ends with Home and End and stays within them', async () => {
    const slider = openSlider();
    slider.focus();
    await userEvent.keyboard('{Home}{ArrowLeft}');
    expect(value(slider)).toBe('0');
    await userEvent.keyboard('{End}{PageUp}');
    expect(value(slider)).toBe('100');
  });

  it('follows the pointer while it is held down', () => {
    const slider = openSlider();
    const stage = slider.parentElement as HTMLElement;
    stage.getBoundingClientRect = () => new DOMRect(0, 0, 400, 300);
    stage.setPointerCapture = vi.fn();
    stage.hasPointerCapture = () => true;
    fireEvent(stage, new MouseEvent('pointerdown', { bubbles: true, button: 0, clientX: 100 }));
    expect(value(slider)).toBe('25');
    fireEvent(stage, new MouseEvent('pointermove', { bubbles: true, clientX: 600 }));
    expect(value(slider)).toBe('100');
  });
});
