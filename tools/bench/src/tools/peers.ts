import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Another program that does what one of our tools does; its times include its start. */
export type Peer = {
  tool: string;
  name: string;
  run: (input: string, output: string) => Promise<unknown>;
};

const exec = promisify(execFile);

/** Whatever of them is installed here. */
export async function findPeers(): Promise<Peer[]> {
  const found = await Promise.all([imageMagick(), gmic(), openCv()]);
  return found.flat();
}

/** What a program prints; nothing where it is not installed. */
const ask = async (program: string, ...args: string[]): Promise<string> =>
  exec(program, args).then(
    ({ stdout, stderr }) => stdout + stderr,
    () => '',
  );

async function imageMagick(): Promise<Peer[]> {
  for (const program of ['magick', 'convert']) {
    // Other programs are called convert too.
    if (!(await ask(program, '-version')).includes('Version: ImageMagick')) continue;
    const run =
      (...args: string[]): Peer['run'] =>
      (input, output) =>
        exec(program, [input, ...args, output]);
    return [
      { tool: 'oil', name: 'ImageMagick -paint', run: run('-paint', '4') },
      {
        tool: 'upscale 2x',
        name: 'ImageMagick Lanczos',
        run: run('-filter', 'Lanczos', '-resize', '200%'),
      },
    ];
  }
  return [];
}

async function gmic(): Promise<Peer[]> {
  if (!(await ask('gmic', '-version')).includes("G'MIC")) return [];
  // The filter's own defaults.
  const painting = ['-fx_painting', '5,2.5,1.5,50,1', '-output'];
  return [
    {
      tool: 'oil',
      name: 'gmic fx_painting',
      run: (input, output) => exec('gmic', [input, ...painting, output]),
    },
  ];
}

const openCvCalls = {
  'upscale 2x': [
    'resize Lanczos',
    'cv2.resize(i, None, fx=2, fy=2, interpolation=cv2.INTER_LANCZOS4)',
  ],
  watercolour: ['stylization', 'cv2.stylization(i)'],
  pencil: ['pencilSketch', 'cv2.pencilSketch(i)[0]'],
  oil: ['xphoto.oilPainting', 'cv2.xphoto.oilPainting(i, 4, 1)'],
} as const;

async function openCv(): Promise<Peer[]> {
  // The oil painting is in a package that not every build has.
  const has = await ask('python3', '-c', "import cv2; print('cv2', hasattr(cv2, 'xphoto'))");
  if (!has.includes('cv2')) return [];
  return Object.entries(openCvCalls)
    .filter(([tool]) => tool !== 'oil' || has.includes('True'))
    .map(([tool, [name, call]]) => {
      const script = `import cv2, sys; i = cv2.imread(sys.argv[1]); cv2.imwrite(sys.argv[2], ${call})`;
      return {
        tool,
        name: `OpenCV ${name}`,
        run: (input, output) => exec('python3', ['-c', script, input, output]),
      };
    });
}
