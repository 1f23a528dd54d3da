export { isRefused } from './policy/is-refused.ts';
