export { checkBooks } from './checkBooks.ts';
export { judgeDisks } from './judgeDisks.ts';
export { judgeFigures } from './judgeFigures.ts';
export { leastFree } from './leastFree.ts';
export { type OperationsFigures, readFigures } from './readFigures.ts';
export { jobRows } from './repositories/jobRows.ts';
export { WatchMarks } from './WatchMarks.ts';
