import { channelsFirst, transpose, type Tensor } from './layout.ts';
import type { OnnxConstant, OnnxGraph, OnnxNode } from './onnx-graph.ts';
import type { TfjsModel, TfjsNode } from './tfjs-model.ts';

/** Puts one node of TensorFlow.js into the graph, and what it comes from before it. */
export type Convert = (graph: TfjsGraph, node: TfjsNode) => void;

/** An ONNX graph in the making, from the nodes of a TensorFlow.js model that it needs. */
export class TfjsGraph {
  /** The name of the picture that goes in. */
  input = '';
  private readonly model: TfjsModel;
  private readonly convert: Convert;
  private readonly constants = new Map<string, OnnxConstant>();
  private readonly nodes: OnnxNode[] = [];
  private readonly done = new Set<string>();

  constructor(model: TfjsModel, convert: Convert) {
    this.model = model;
    this.convert = convert;
  }

  constantOf(name: string): Tensor {
    const constant = this.model.constants.get(name);
    if (!constant) throw new Error(`The constant ${name} is missing.`);
    return constant;
  }

  keep(name: string, { shape, data }: Tensor): string {
    this.constants.set(name, { name, shape, data });
    return name;
  }

  keepInts(name: string, values: number[]): string {
    const data = BigInt64Array.from(values.map(BigInt));
    this.constants.set(name, { name, shape: [values.length], data });
    return name;
  }

  /** One slope per channel, for negative values. */
  keepSlope(name: string): string {
    return this.keep(name, transpose(this.constantOf(name), [2, 0, 1]));
  }

  /** Adds a value and everything it depends on to the graph, and returns its name. */
  need(name: string): string {
    const node = this.model.nodes.get(name);
    if (this.model.constants.has(name)) {
      return this.keep(name, channelsFirst(this.constantOf(name)));
    }
    if (!node) throw new Error(`The node ${name} is missing.`);
    if (!this.done.has(name)) {
      this.done.add(name);
      this.convert(this, node);
    }
    return name;
  }

  needAll(names: readonly string[]): string[] {
    return names.map((name) => this.need(name));
  }

  add(op: string, inputs: string[], output: string, attributes: OnnxNode['attributes'] = {}): void {
    this.nodes.push({ op, inputs, output, attributes });
  }

  /** @param shape of the input */
  finish(shape: number[], outputs: string[]): OnnxGraph {
    const constants = [...this.constants.values()];
    return { input: { name: this.input, shape }, outputs, nodes: this.nodes, constants };
  }
}
