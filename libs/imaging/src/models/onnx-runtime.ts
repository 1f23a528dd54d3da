// First: the runtime reads it as it is loaded.
import '../config.ts';

export { InferenceSession, Tensor } from 'onnxruntime-node';
