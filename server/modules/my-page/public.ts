export { readGrowth } from './readGrowth.ts';
export { readGrowthMarks } from './readGrowthMarks.ts';
