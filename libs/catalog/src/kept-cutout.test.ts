import { describe, expect, it } from 'vitest';
import { keptCutout } from './kept-cutout.ts';
import { findTool, tools } from './tools.ts';

const kept = (toolId: string, funcId: string) => {
  const tool = findTool(toolId);
  return tool && keptCutout(tool, funcId);
};

const restaged = tools.filter(({ functions }) => functions.some(({ id }) => id === 'restage'));

describe.each(restaged)('the cut-out of $id', ({ id }) => {
  it('is kept in full of a run, small of a preview, and not again of what starts from it', () => {
    expect(kept(id, 'run')).toBe('full');
    expect(kept(id, 'preview')).toBe('small');
    expect(kept(id, 'restage')).toBeUndefined();
  });
});

it('nothing is kept by a tool that stages nothing', () => {
  expect(kept('remove_background', 'run')).toBeUndefined();
  expect(kept('remove_background', 'preview')).toBeUndefined();
});
