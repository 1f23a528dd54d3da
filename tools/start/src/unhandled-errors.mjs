import { writeFileSync } from 'node:fs';

/**
 * A Vitest reporter for errors outside of tests, which the JSON report leaves out; one line each.
 */
export default class UnhandledErrors {
  onTestRunEnd(_modules, errors) {
    writeFileSync(process.env.UNHANDLED_ERRORS_FILE, JSON.stringify(errors.map(lineOf)));
  }
}

const lineOf = ({ name = 'Error', message = '', stack = '' }) =>
  `${name}: ${message.split('\n')[0]} ${stack.split('\n').find((line) => line.includes(' at ')) ?? ''}`.trim();
