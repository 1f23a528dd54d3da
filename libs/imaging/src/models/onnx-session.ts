import { InferenceSession, Tensor } from './onnx-runtime.ts';
import { encodeOnnx, type OnnxGraph } from './onnx-graph.ts';

export type OnnxModel = {
  /**
   * @param shape needed where the graph leaves sizes free
   * @returns the outputs in the graph's order
   */
  run(input: Float32Array, shape?: number[]): Promise<Float32Array[]>;
};

/** Makes a graph ready to run. */
export const startOnnx = (graph: OnnxGraph): Promise<OnnxModel> =>
  openOnnx(encodeOnnx(graph), graph.input.shape);

/**
 * Opens an ONNX file with one input.
 *
 * @param threads more than one for a heavy model only: the pool keeps the other cores busy
 */
export async function openOnnx(
  bytes: Uint8Array,
  usualShape: number[],
  threads = 1,
): Promise<OnnxModel> {
  const session = await InferenceSession.create(bytes, {
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    // The arena never gives memory back; without it a run takes as long.
    enableCpuMemArena: false,
    // A thread that waits for the other one in a loop takes the processor from it on a busy machine.
    extra: { session: { intra_op: { allow_spinning: '0' } } },
    graphOptimizationLevel: 'all',
    // Errors only: the graph is the runtime's to simplify in silence.
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
