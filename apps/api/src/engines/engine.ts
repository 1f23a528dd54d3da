import type { ImageTaskName, Tasks } from '@tintory/image-pool';
import type { TaskControl } from '@tintory/imaging';

/** Tasks of the pool that are no capability: one is no tool's, two are how an engine does its own. */
type PoolOnly = 'normalize' | 'ownCutout' | 'ownUpscale';

/** What some engine may be able to do. A recipe asks for a capability, never for an engine. */
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
