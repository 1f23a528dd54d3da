import { onWhite } from './shown.ts';
import { ask, execute, type Peer } from './peer.ts';

/** Each makes the picture `o` of the picture `i`. */
const scripts = {
  cutout: [
    'grabCut',
    `h, w = i.shape[:2]; m = np.zeros((h, w), np.uint8)
frame = (w // 20, h // 20, w - w // 10, h - h // 10)
cv2.grabCut(i, m, frame, np.zeros((1, 65)), np.zeros((1, 65)), 5, cv2.GC_INIT_WITH_RECT)
o = np.dstack([i, np.where(m & 1, 255, 0).astype(np.uint8)])`,
  ],
  'face detect': [
    'Haar cascade',
    `c = cv2.CascadeClassifier(cascade); o = i.copy()
for x, y, w, h in c.detectMultiScale(cv2.cvtColor(i, cv2.COLOR_BGR2GRAY)):
    cv2.rectangle(o, (x, y), (x + w, y + h), (83, 200, 0), 6)`,
  ],
  erase: [
    'inpaint',
    `m = cv2.imread(sys.argv[1] + '.mask.png', 0); o = cv2.inpaint(i, m, 5, cv2.INPAINT_TELEA)`,
  ],
  'upscale 2x': [
    'resize Lanczos',
    'o = cv2.resize(i, None, fx=2, fy=2, interpolation=cv2.INTER_LANCZOS4)',
  ],
  watercolour: ['stylization', 'o = cv2.stylization(i)'],
  pencil: ['pencilSketch', 'o = cv2.pencilSketch(i)[0]'],
  oil: ['xphoto.oilPainting', 'o = cv2.xphoto.oilPainting(i, 4, 1)'],
} as const;

/** Where a build keeps what it knows of faces: with itself, or in a package of its own. */
const begin = `import cv2, sys, os, numpy as np
folder = cv2.data.haarcascades if hasattr(cv2, 'data') else '/usr/share/opencv4/haarcascades/'
cascade = folder + 'haarcascade_frontalface_default.xml'
`;

/** OpenCV, by whichever Python has it: Debian's is not always the first one. */
export async function openCv(): Promise<Peer[]> {
  for (const python of ['python3', '/usr/bin/python3']) {
    const report = `${begin}print('cv2', hasattr(cv2, 'xphoto'), os.path.exists(cascade))`;
    const [name, hasOil, hasFaces] = (await ask(python, '-c', report)).trim().split(' ');
    if (name !== 'cv2') continue;
    // What not every build brings along.
    const missing = { oil: hasOil !== 'True', 'face detect': hasFaces !== 'True' };
    return Object.entries(scripts)
      .filter(([tool]) => !missing[tool as keyof typeof missing])
      .map(([tool, [call, body]]) => peerOf(python, tool, call, body));
  }
  return [];
}

function peerOf(python: string, tool: string, call: string, body: string): Peer {
  const script = `${begin}i = cv2.imread(sys.argv[1])\n${body}\ncv2.imwrite(sys.argv[2], o)`;
  return {
    tool,
    name: `OpenCV ${call}`,
    // Its faces are drawn into the picture.
    ...(tool === 'face detect' && { show: onWhite }),
    run: (input, output) => execute(python, '-c', script, input, output),
  };
}
