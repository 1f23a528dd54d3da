import { writeFile } from 'node:fs/promises';
import type { ExtraTool } from '../../services.ts';
import { drawnPng } from './drawn-png.ts';

/** Makes the requested number of grey pictures, 10 credits each; 13 fails, and 14 never ends. */
export const countingTool: ExtraTool = {
  tool: {
    id: 'counting',
    path: '/tools/app/counting',
    icon: 'x',
    functions: [
      {
        id: 'run',
        callType: 'async',
        credits: 10,
        creditsPer: 'num',
        fields: [{ kind: 'number', key: 'num', min: 1, max: 100, step: 1, default: 1 }],
      },
    ],
    texts: { title: '', verb: '', tagline: '', description: '', fields: {}, options: {} },
  },
  recipe: async ({ inputs, newPath, signal }) => {
    const num = Number(inputs['num']);
    if (num === 13) throw new Error('The kiln broke.');
    if (num === 14) await new Promise((_, reject) => signal.addEventListener('abort', reject));
    const outputs = Array.from({ length: num }, async (_, index) => {
      const [path, bytes] = [newPath(), drawnPng(16, 16, index)];
      await writeFile(path, bytes);
      return { path, width: 16, height: 16, contentType: 'image/png', bytes: bytes.length };
    });
    return { outputs: await Promise.all(outputs), engine: 'test' };
  },
};
