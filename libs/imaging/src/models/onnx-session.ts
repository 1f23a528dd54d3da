import { InferenceSession, Tensor } from 'onnxruntime-node';
import { encodeOnnx, type OnnxGraph } from './onnx-graph.ts';

export type OnnxModel = {
  /** @returns the outputs in the graph's order */
  run(input: Float32Array): Promise<Float32Array[]>;
};

/** Makes a graph ready to run, on one thread: the pool keeps the other cores busy. */
export async function startOnnx(graph: OnnxGraph): Promise<OnnxModel> {
  const session = await InferenceSession.create(encodeOnnx(graph), {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    graphOptimizationLevel: 'all',
    // Errors only: the graph is the runtime's to simplify in silence.
    logSeverityLevel: 3,
  });
  return {
    run: async (input) => {
      const tensor = new Tensor('float32', input, graph.input.shape);
      const answers = await session.run({ [graph.input.name]: tensor });
      return graph.outputs.map((name) => answers[name]?.data as Float32Array);
    },
  };
}
