import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import http from 'node:http';
import { fileURLToPath } from 'node:url';
import { node24 } from './install.mjs';
import { addModel } from './models/add-model.mjs';
import { modelsFolder } from './models/folder.mjs';
import { describeInstallable } from './models/installable.mjs';
import { listModels } from './models/list-models.mjs';
import { useProxy } from './models/proxy.mjs';
import { readArguments, usage } from './models/read-arguments.mjs';
import { removeModel } from './models/remove-model.mjs';
import { useModel } from './models/use-model.mjs';

/**
 * `npm run models -- install | add | list | use | remove`.
 *
 * @param {string[]} args
 */
export async function runModels(args, options = {}) {
  const { folder = modelsFolder(), say = console.log, environment = process.env } = options;
  const { command, ...wanted } = readArguments(args);
  switch (command) {
    case 'help':
      return say(usage);
    case 'list':
      return say(await listModels(folder, options));
    case 'remove':
      return say(removeModel(folder, wanted.name));
    case 'use':
      return say(useModel(folder, wanted));
    case 'install': {
      const { models } = options;
      const mirror = environment.MODELS_URL;
      const model = describeInstallable(wanted.name, wanted.from, { models, mirror });
      return install(folder, model, { ...options, say });
    }
    case 'add':
      return install(folder, wanted.description, { ...options, say });
  }
}

async function install(folder, model, options) {
  await addModel(folder, model, options);
  const words = 'is installed. The next job uses it; nothing needs a restart.';
  options.say(`The model "${model.name}" ${words}`);
}

/** Runs on the project's Node, which can load models and supports proxies. */
function runOnNode24() {
  if (!existsSync(node24)) throw new Error('The project must be installed first: npm ci.');
  const { status } = spawnSync(node24, process.argv.slice(1), { stdio: 'inherit' });
  process.exitCode = status ?? 1;
}

async function main() {
  if (!http.setGlobalProxyFromEnv) return runOnNode24();
  useProxy();
  await runModels(process.argv.slice(2));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  main().catch((error) => {
    console.error(error.message);
    // `fetch` retries a proxy that closes the connection, even after an abort, so the process would
    // not end.
    process.exit(1);
  });
}
