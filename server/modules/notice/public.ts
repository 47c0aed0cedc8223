export { countView } from './countView.ts';
export { noticeSummaries } from './noticeSummaries.ts';
export { type Reader, readerOf } from './readerOf.ts';
export { articleViews } from './repositories/articleViews.ts';
export { keptNotices } from './repositories/keptNotices.ts';
