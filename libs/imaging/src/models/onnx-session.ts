import { InferenceSession, Tensor } from './onnx-runtime.ts';
import { encodeOnnx, type OnnxGraph } from './onnx-graph.ts';

export type OnnxModel = {
  /**
   * @param shape required if the graph has free sizes
   * @returns the outputs in the graph's order
   */
  run(input: Float32Array, shape?: number[]): Promise<Float32Array[]>;
};

/** Opens a graph as a session. */
export const startOnnx = (graph: OnnxGraph): Promise<OnnxModel> =>
  openOnnx(encodeOnnx(graph), graph.input.shape);

/**
 * Opens an ONNX file with one input.
 *
 * @param threads more than one for heavy models only: the pool's other children use the other cores
 */
export async function openOnnx(
  bytes: Uint8Array,
  usualShape: number[],
  threads = 1,
): Promise<OnnxModel> {
  const session = await InferenceSession.create(bytes, {
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    // The arena never releases memory, and runs are as fast without it.
    enableCpuMemArena: false,
    // Spinning threads take processor time from others on a busy machine.
    extra: { session: { intra_op: { allow_spinning: '0' } } },
    graphOptimizationLevel: 'all',
    // Errors only: warnings about graph optimisation are of no use.
    logSeverityLevel: 3,
  });
  const { inputNames, outputNames } = session;
  const [inputName = ''] = inputNames;
  return {
    run: async (input, shape = usualShape) => {
      const tensor = new Tensor('float32', input, shape);
      const answers = await session.run({ [inputName]: tensor });
      return outputNames.map((name) => answers[name]?.data as Float32Array);
    },
  };
}
