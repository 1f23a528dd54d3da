// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { completeJpeg } from './complete-jpeg.ts';

/** 24 × 24 pixels, sequential. */
const jpeg = Uint8Array.from(
  atob(
    '/9j/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8ybqmx5moq6T/2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKT/wAARCAAYABgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAH/xAAYEAEBAQEBAAAAAAAAAAAAAAAAARECIf/EABUBAQEAAAAAAAAAAAAAAAAAAAAB/8QAGBEBAQEBAQAAAAAAAAAAAAAAAAEREiH/2gAMAwEAAhEDEQA/AGpq2yGwTIm0XYGni3nL6mAidUwAXa//2Q==',
  ),
  (letter) => letter.charCodeAt(0),
);
const without = (bytes: number) =>
  new Blob([jpeg.subarray(0, jpeg.length - bytes)], { type: 'image/jpeg' });

describe('a JPEG without its last bytes', () => {
  it('stays the very same where nothing is missing', async () => {
    const whole = without(0);
    expect(await completeJpeg(whole)).toBe(whole);
  });

  it.each([1, 2])('has its end again where only that is missing: %i', async (bytes) => {
    const whole = await completeJpeg(without(bytes));
    expect(whole?.type).toBe('image/jpeg');
    expect(new Uint8Array((await whole?.slice(-2).arrayBuffer()) ?? [])).toEqual(
      Uint8Array.of(0xff, 0xd9),
    );
  });

  it.each([3, 4, 20, 200, 290])(
    'is damaged where part of the picture is missing: %i',
    async (bytes) => {
      expect(await completeJpeg(without(bytes))).toBeNull();
    },
  );

  it('stays the very same with something behind its end', async () => {
    const longer = new Blob([jpeg, 'a maker’s own data']);
    expect(await completeJpeg(longer)).toBe(longer);
  });
});

it('leaves a file of another type as it is', async () => {
  const png = new Blob([Uint8Array.of(0x89, 0x50, 0x4e, 0x47)]);
  expect(await completeJpeg(png)).toBe(png);
});
