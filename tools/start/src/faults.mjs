import { install } from './install.mjs';
import { runFaults } from './run-faults.mjs';

install();
process.exitCode = runFaults(process.argv.slice(2)) ? 0 : 1;
