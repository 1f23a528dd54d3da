/** XYZ of red, green and blue relative to D50, as in the profiles themselves. */
export const colorants = {
  srgb: [
    0.4360747, 0.2225045, 0.0139322, 0.3850649, 0.7168786, 0.0971045, 0.1430804, 0.0606169,
    0.7141733,
  ],
  p3: [0.515121, 0.241196, -0.001053, 0.291977, 0.692245, 0.041885, 0.157104, 0.066574, 0.784073],
  a98: [
    0.6097559, 0.3111242, 0.0194811, 0.20524, 0.625656, 0.0608902, 0.149224, 0.0632197, 0.7448387,
  ],
  prophoto: [0.7976749, 0.2880402, 0, 0.1351917, 0.7118741, 0, 0.0313534, 0.0000857, 0.82521],
} as const;

const u32 = (...values: number[]) => {
  const out = Buffer.alloc(values.length * 4);
  values.forEach((value, at) => out.writeInt32BE(value | 0, at * 4));
  return out;
};
const fixed = (...values: number[]) => u32(...values.map((value) => Math.round(value * 65_536)));
const tag = (type: string, ...data: Buffer[]) =>
  Buffer.concat([Buffer.from(`${type}\0\0\0\0`), ...data]);

/** sRGB's curve in parametric form. */
const srgbCurve = [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045];

/** A curve as a `para` tag: a power alone, or sRGB's. */
const curve = (gamma: number | 'srgb') =>
  gamma === 'srgb'
    ? tag('para', Buffer.from([0, 3, 0, 0]), fixed(...srgbCurve))
    : tag('para', Buffer.from([0, 0, 0, 0]), fixed(gamma));

/** The same power as a `curv` tag of samples. */
export const sampledCurve = (gamma: number, count = 256) => {
  const samples = Buffer.alloc(count * 2);
  for (let at = 0; at < count; at += 1) {
    samples.writeUInt16BE(Math.round((at / (count - 1)) ** gamma * 65_535), at * 2);
  }
  return tag('curv', u32(count), samples);
};

type Tags = Record<string, Buffer>;

function profile(space: 'RGB ' | 'GRAY', tags: Tags): Buffer {
  const names = Object.keys(tags);
  const head = Buffer.alloc(128);
  head.write('mntr', 12);
  head.write(`${space}XYZ `, 16);
  head.writeUInt32BE(0x04_00_00_00, 8);
  head.write('acsp', 36);
  fixed(0.9642, 1, 0.8249).copy(head, 68);
  let at = 128 + 4 + names.length * 12;
  const table: Buffer[] = [u32(names.length)];
  for (const name of names) {
    const { length = 0 } = tags[name] ?? {};
    table.push(Buffer.from(name), u32(at, length));
    at += length;
  }
  const whole = Buffer.concat([head, ...table, ...Object.values(tags)]);
  whole.writeUInt32BE(whole.length, 0);
  return whole;
}

const text = (words: string) => {
  const utf16 = Buffer.from(words, 'utf16le').swap16();
  return tag(
    'mluc',
    u32(1, 12),
    Buffer.from('enUS'),
    u32(utf16.length, 28),
    utf16,
    Buffer.alloc(utf16.length % 4),
  );
};
const common = () => ({
  desc: text('A test'),
  cprt: text('None'),
  wtpt: tag('XYZ ', fixed(0.9642, 1, 0.8249)),
});

/** An RGB profile of a matrix and curves. */
export function rgbProfile(space: keyof typeof colorants, gamma: number | 'srgb', more: Tags = {}) {
  const [a, b, c, d, e, f, g, h, i] = colorants[space];
  return profile('RGB ', {
    ...common(),
    rXYZ: tag('XYZ ', fixed(a, b, c)),
    gXYZ: tag('XYZ ', fixed(d, e, f)),
    bXYZ: tag('XYZ ', fixed(g, h, i)),
    rTRC: curve(gamma),
    gTRC: curve(gamma),
    bTRC: curve(gamma),
    ...more,
  });
}

export const grayProfile = (gamma: number) => profile('GRAY', { ...common(), kTRC: curve(gamma) });

/** Code points in a profile (ICC.1, 10.4). */
export const cicpTag = (primaries: number, transfer: number) =>
  tag('cicp', Buffer.from([primaries, transfer, 0, 1]));
