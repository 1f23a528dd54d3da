import type { Operation, Tensor } from './tflite-model.ts';

type Dims = [batch: number, height: number, width: number, channels: number];

const dims = (shape: number[]): Dims => [
  shape[0] ?? 1,
  shape[1] ?? 1,
  shape[2] ?? 1,
  shape[3] ?? 1,
];

const make = (shape: number[]): Tensor => ({
  shape,
  data: new Float32Array(shape.reduce((product, size) => product * size, 1)),
});

/** How many rows or columns of zeros "same" padding puts before the picture. */
const padBefore = (from: number, to: number, kernel: number, stride: number): number =>
  Math.max(0, (to - 1) * stride + kernel - from) >> 1;

function conv(operation: Operation, [image, kernel, bias]: Tensor[], shape: number[]): Tensor {
  if (!image || !kernel || !bias) throw new Error('A convolution lacks a tensor.');
  const out = make(shape);
  const [, height, width, depth] = dims(image.shape);
  const [count, kernelHeight, kernelWidth] = dims(kernel.shape);
  const [, outHeight, outWidth] = dims(shape);
  const { strideX, strideY, samePadding } = operation;
  const top = samePadding ? padBefore(height, outHeight, kernelHeight, strideY) : 0;
  const left = samePadding ? padBefore(width, outWidth, kernelWidth, strideX) : 0;
  for (let y = 0; y < outHeight; y += 1) {
    for (let x = 0; x < outWidth; x += 1) {
      for (let o = 0; o < count; o += 1) {
        let sum = bias.data[o] as number;
        for (let ky = 0; ky < kernelHeight; ky += 1) {
          const sy = y * strideY + ky - top;
          if (sy < 0 || sy >= height) continue;
          for (let kx = 0; kx < kernelWidth; kx += 1) {
            const sx = x * strideX + kx - left;
            if (sx < 0 || sx >= width) continue;
            const from = (sy * width + sx) * depth;
            const weight = ((o * kernelHeight + ky) * kernelWidth + kx) * depth;
            for (let c = 0; c < depth; c += 1) {
              sum += (image.data[from + c] as number) * (kernel.data[weight + c] as number);
            }
          }
        }
        out.data[(y * outWidth + x) * count + o] = sum;
      }
    }
  }
  return out;
}

function depthwiseConv(
  operation: Operation,
  [image, kernel, bias]: Tensor[],
  shape: number[],
): Tensor {
  if (!image || !kernel || !bias) throw new Error('A convolution lacks a tensor.');
  const out = make(shape);
  const [, height, width, depth] = dims(image.shape);
  const [, kernelHeight, kernelWidth] = dims(kernel.shape);
  const [, outHeight, outWidth] = dims(shape);
  const { strideX, strideY } = operation;
  const top = padBefore(height, outHeight, kernelHeight, strideY);
  const left = padBefore(width, outWidth, kernelWidth, strideX);
  for (let y = 0; y < outHeight; y += 1) {
    for (let x = 0; x < outWidth; x += 1) {
      const to = (y * outWidth + x) * depth;
      for (let c = 0; c < depth; c += 1) out.data[to + c] = bias.data[c] as number;
      for (let ky = 0; ky < kernelHeight; ky += 1) {
        const sy = y * strideY + ky - top;
        if (sy < 0 || sy >= height) continue;
        for (let kx = 0; kx < kernelWidth; kx += 1) {
          const sx = x * strideX + kx - left;
          if (sx < 0 || sx >= width) continue;
          const from = (sy * width + sx) * depth;
          const weight = (ky * kernelWidth + kx) * depth;
          for (let c = 0; c < depth; c += 1) {
            out.data[to + c] =
              (out.data[to + c] as number) +
              (image.data[from + c] as number) * (kernel.data[weight + c] as number);
          }
        }
      }
    }
  }
  return out;
}

/** Each pixel becomes a block of the kernel's size: kernel and stride are the same, 2 × 2. */
function transposeConv([image, kernel, bias]: Tensor[], shape: number[]): Tensor {
  if (!image || !kernel || !bias) throw new Error('A convolution lacks a tensor.');
  const out = make(shape);
  const [, height, width, depth] = dims(image.shape);
  const [count, kernelHeight, kernelWidth] = dims(kernel.shape);
  const [, , outWidth] = dims(shape);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      for (let o = 0; o < count; o += 1) {
        for (let ky = 0; ky < kernelHeight; ky += 1) {
          for (let kx = 0; kx < kernelWidth; kx += 1) {
            let sum = bias.data[o] as number;
            const from = (y * width + x) * depth;
            const weight = ((o * kernelHeight + ky) * kernelWidth + kx) * depth;
            for (let c = 0; c < depth; c += 1) {
              sum += (image.data[from + c] as number) * (kernel.data[weight + c] as number);
            }
            const row = y * kernelHeight + ky;
            out.data[(row * outWidth + x * kernelWidth + kx) * count + o] = sum;
          }
        }
      }
    }
  }
  return out;
}

/** The mean of each channel over the whole picture: the only pooling these models use. */
function averagePool([image]: Tensor[], shape: number[]): Tensor {
  if (!image) throw new Error('A pooling lacks its picture.');
  const out = make(shape);
  const depth = dims(shape)[3];
  const pixels = image.data.length / depth;
  image.data.forEach((value, i) => {
    out.data[i % depth] = (out.data[i % depth] as number) + value / pixels;
  });
  return out;
}

function resizeBilinear(operation: Operation, [image]: Tensor[], shape: number[]): Tensor {
  if (!image) throw new Error('A resize lacks its picture.');
  const out = make(shape);
  const [, height, width, depth] = dims(image.shape);
  const [, outHeight, outWidth] = dims(shape);
  const half = operation.halfPixelCenters ? 0.5 : 0;
  const place = (i: number, from: number, to: number) =>
    Math.min(from - 1, Math.max(0, ((i + half) * from) / to - half));
  for (let y = 0; y < outHeight; y += 1) {
    const sy = place(y, height, outHeight);
    const y0 = Math.floor(sy);
    const y1 = Math.min(height - 1, y0 + 1);
    for (let x = 0; x < outWidth; x += 1) {
      const sx = place(x, width, outWidth);
      const x0 = Math.floor(sx);
      const x1 = Math.min(width - 1, x0 + 1);
      for (let c = 0; c < depth; c += 1) {
        const at = (row: number, column: number) =>
          image.data[(row * width + column) * depth + c] as number;
        const top = at(y0, x0) * (1 - sx + x0) + at(y0, x1) * (sx - x0);
        const bottom = at(y1, x0) * (1 - sx + x0) + at(y1, x1) * (sx - x0);
        out.data[(y * outWidth + x) * depth + c] = top * (1 - sy + y0) + bottom * (sy - y0);
      }
    }
  }
  return out;
}

/** Pairs of numbers; the second tensor may have one value a channel for all pixels. */
function pairwise(
  [a, b]: Tensor[],
  shape: number[],
  join: (x: number, y: number) => number,
): Tensor {
  if (!a || !b) throw new Error('A pairwise operation lacks a tensor.');
  const out = make(shape);
  const [large, small] = a.data.length >= b.data.length ? [a, b] : [b, a];
  const period = small.data.length;
  for (let i = 0; i < out.data.length; i += 1) {
    out.data[i] = join(large.data[i] as number, small.data[i % period] as number);
  }
  return out;
}

const each = ([image]: Tensor[], shape: number[], change: (x: number) => number): Tensor => {
  if (!image) throw new Error('An operation lacks its tensor.');
  return { shape, data: image.data.map(change) };
};

/** Runs one operation. @throws Error for one that is not known */
export function runOperation(operation: Operation, inputs: Tensor[], shape: number[]): Tensor {
  switch (operation.name) {
    case 'conv':
      return conv(operation, inputs, shape);
    case 'depthwiseConv':
      return depthwiseConv(operation, inputs, shape);
    case 'Convolution2DTransposeBias':
      return transposeConv(inputs, shape);
    case 'averagePool':
      return averagePool(inputs, shape);
    case 'resizeBilinear':
      return resizeBilinear(operation, inputs, shape);
    case 'add':
      return pairwise(inputs, shape, (x, y) => x + y);
    case 'multiply':
      return pairwise(inputs, shape, (x, y) => x * y);
    case 'relu':
      return each(inputs, shape, (x) => Math.max(0, x));
    case 'hardSwish':
      return each(inputs, shape, (x) => (x * Math.min(6, Math.max(0, x + 3))) / 6);
    case 'logistic':
      return each(inputs, shape, (x) => 1 / (1 + Math.exp(-x)));
    default:
      throw new Error(`The operation ${operation.name} is not known.`);
  }
}
