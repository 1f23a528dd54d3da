import type { ImageTaskName, Tasks } from '@tintory/image-pool';
import type { TaskControl } from '@tintory/imaging';

/** Pool tasks that are not capabilities: one belongs to no tool, two are internal to engines. */
type PoolOnly = 'normalize' | 'ownCutout' | 'ownUpscale';

/** Capabilities of engines. A recipe asks for a capability, never for an engine. */
export type Capabilities = {
  [Name in Exclude<ImageTaskName, PoolOnly>]: (
    request: Tasks[Name]['request'],
    control: TaskControl,
  ) => Promise<Tasks[Name]['answer']>;
};

/** One way of doing image work; it fulfils the capabilities it has. */
export type Engine = { name: string } & Partial<Capabilities>;

/** An engine that surely has the capability. */
export type EngineWith<Name extends keyof Capabilities> = Engine & Pick<Capabilities, Name>;
