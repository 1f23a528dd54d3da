// Imported first: the runtime reads it while loading.
import '../config.ts';

export { InferenceSession, Tensor } from 'onnxruntime-node';
