import { fileURLToPath } from 'node:url';
import { addModel } from './models/add-model.mjs';
import { modelsFolder } from './models/folder.mjs';
import { listModels } from './models/list-models.mjs';
import { readArguments, usage } from './models/read-arguments.mjs';
import { removeModel } from './models/remove-model.mjs';

/** What is said after every change: a running product read its models when it started. */
const restart = 'A product that runs must be started again to notice.';

/** `npm run models -- add | list | remove`. @param {string[]} args */
export async function runModels(
  args,
  { folder = modelsFolder(), say = console.log, tryModel } = {},
) {
  const { command, ...wanted } = readArguments(args);
  switch (command) {
    case 'help':
      return say(usage);
    case 'list':
      return say(await listModels(folder, { tryModel }));
    case 'remove':
      await removeModel(folder, wanted.name);
      return say(`The model "${wanted.name}" is removed. ${restart}`);
    case 'add':
      await addModel(folder, wanted.description, { say, tryModel });
      return say(`The model "${wanted.description.name}" is installed. ${restart}`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  runModels(process.argv.slice(2)).catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
