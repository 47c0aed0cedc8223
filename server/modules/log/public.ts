export { useLogs } from './repositories/useLogs.ts';
