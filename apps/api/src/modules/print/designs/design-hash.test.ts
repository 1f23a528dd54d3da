import { expect, it } from 'vitest';
import { hashOf } from './design-hash.ts';

const layer = {
  ...{ print_area_id: 'front', object_id: '01890a5d-ac96-774b-bcce-b302099a8057' },
  ...{ x: 150, y: 200, scale: 0.5, rotation: 0 },
};

it('is another one for each model', () => {
  const hashes = [undefined, 'iphone-16', 'pixel-9'].map((model) =>
    hashOf('phone-case', { model }, [layer]),
  );
  expect(new Set(hashes).size).toBe(3);
});

it('is the one that was kept before there were models, where none is wished for', () => {
  expect(hashOf('t-shirt', { color: 'navy' }, [layer])).toBe(
    'bCbhCPsfYjmDrwJGRhYp08kyVz5iTGP0SB403DlGmFA',
  );
});
