export { readGrowth } from './readGrowth.ts';
