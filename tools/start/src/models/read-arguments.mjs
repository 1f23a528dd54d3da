import { parseArgs } from 'node:util';
import { table } from '../table.mjs';
import { installableRows } from './installable.mjs';
import { builtIn } from './use-model.mjs';

export const usage = `Bigger models of one's own.

  npm run models -- install birefnet-general [--from <https address or path>]
  npm run models -- list
  npm run models -- use <name>, or ${builtIn} [--capability upscale]
  npm run models -- remove <name>
  npm run models -- add <https address or path> --name mine --capability cutout \\
    --sha256 <64 digits> --size 1024 --licence Apache-2.0 [options]

To install by name; MODELS_URL names a mirror, HTTPS_PROXY a proxy:
${table(installableRows())}

Options of add, with their defaults:
  --size 1024           input in pixels, or 1024x768; an upscale's tiles
  --mean 0,0,0          taken from each channel, in the units of --range
  --std 1,1,1           what it is divided by then
  --channels rgb        or bgr
  --range 1             or 255: what white is
  --activation none     or sigmoid
  --output <name>       the model's first one
  --scale 2             or 4, of an upscale; needed there
  --tile 256            side of an upscale's tiles, where it is not --size
  --source <text>       where the file is from; the address or path`;

const text = { type: 'string' };
const options = {
  from: text,
  name: text,
  capability: text,
  sha256: text,
  size: text,
  mean: { ...text, default: '0,0,0' },
  std: { ...text, default: '1,1,1' },
  channels: { ...text, default: 'rgb' },
  range: { ...text, default: '1' },
  activation: { ...text, default: 'none' },
  output: text,
  scale: text,
  tile: text,
  licence: text,
  source: text,
  help: { type: 'boolean', short: 'h' },
};

/**
 * Parses the command line; `description` is the model's model.json plus `from`, its path or URL.
 *
 * @param {string[]} args
 * @throws Error that says what is missing or wrong
 */
export function readArguments(args) {
  const { values, positionals } = parse(args);
  const [command, target, ...more] = positionals;
  if (values.help || command === undefined || command === 'help') return { command: 'help' };
  if (more.length > 0) throw new Error(`"${more[0]}" is one argument too many.\n\n${usage}`);
  switch (command) {
    case 'list':
      return { command };
    case 'remove':
      return { command, name: nameOf(target) };
    case 'install':
      return { command, name: target, from: values.from };
    case 'use':
      return { command, name: nameOf(target), ...capabilityOf(values) };
    case 'add':
      if (!target) throw new Error(`Which model? An address or a path is missing.\n\n${usage}`);
      return { command, description: describe(target, values) };
    default:
      throw new Error(`There is no command "${command}".\n\n${usage}`);
  }
}

function parse(args) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new Error(`${error.message}\n\n${usage}`, { cause: error });
  }
}

function describe(from, values) {
  const capability = choice(values, 'capability', ['cutout', 'upscale']);
  const [width, height] = sidesOf(values.size);
  const upscale = capability === 'upscale';
  if (!upscale && (values.scale || values.tile)) {
    throw new Error('--scale and --tile are for an upscale.');
  }
  const name = nameOf(values.name);
  if (name === builtIn) throw new Error(`"${builtIn}" is the name of the model that is there.`);
  return {
    from,
    name,
    capability,
    file: `${name}.onnx`,
    sha256: shaOf(values.sha256),
    input: {
      width,
      height,
      mean: triple('mean', values.mean),
      std: triple('std', values.std, 0),
      channels: choice(values, 'channels', ['rgb', 'bgr']),
      range: Number(choice(values, 'range', ['1', '255'])),
      ...(values.tile && { tile: side('tile', values.tile) }),
    },
    output: {
      ...(values.output && { name: values.output }),
      activation: choice(values, 'activation', ['none', 'sigmoid']),
      ...(upscale && { scale: Number(choice(values, 'scale', ['2', '4'])) }),
    },
    licence: needed(values, 'licence'),
    source: values.source?.trim() || from,
  };
}

const capabilityOf = (values) =>
  values.capability ? { capability: choice(values, 'capability', ['cutout', 'upscale']) } : {};

function needed(values, option) {
  const value = values[option]?.trim();
  if (!value) throw new Error(`--${option} is missing.`);
  return value;
}

function choice(values, option, choices) {
  const value = needed(values, option);
  if (choices.includes(value)) return value;
  throw new Error(`--${option} is ${choices.join(' or ')}, not "${value}".`);
}

function nameOf(value) {
  if (/^[a-z0-9][a-z0-9-]{0,63}$/.test(value ?? '')) return value;
  throw new Error(
    'A name of lower-case letters, digits and dashes is needed, such as --name isnet.',
  );
}

function shaOf(value) {
  const sha256 = (value ?? '').trim().toLowerCase();
  if (/^[0-9a-f]{64}$/.test(sha256)) return sha256;
  throw new Error(
    '--sha256 must be the 64 digits its publisher names; of a file here: sha256sum <file>.',
  );
}

function sidesOf(value) {
  if (value === undefined) throw new Error('--size is missing.');
  const [, width, height = width] = /^(\d+)(?:x(\d+))?$/.exec(value.trim()) ?? [];
  if (!width) throw new Error(`--size is 1024 or 1024x768, not "${value}".`);
  return [side('size', width, value), side('size', height, value)];
}

function side(option, value, typed = value) {
  const number = Number(value);
  if (Number.isInteger(number) && number >= 16 && number <= 4096) return number;
  throw new Error(`--${option} is a whole number from 16 to 4096, not "${typed}".`);
}

function triple(option, value, above = -Infinity) {
  const parts = value.split(',').map((part) => (part.trim() === '' ? NaN : Number(part)));
  if (parts.length === 3 && parts.every((part) => Number.isFinite(part) && part > above)) {
    return parts;
  }
  const kind = above === 0 ? 'three numbers above 0' : 'three numbers';
  throw new Error(`--${option} is ${kind} with commas between, not "${value}".`);
}
