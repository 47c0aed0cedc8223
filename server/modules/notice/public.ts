export { countView } from './countView.ts';
export { type Reader, readerOf } from './readerOf.ts';
export { articleViews } from './repositories/articleViews.ts';
export { keptNotices } from './repositories/keptNotices.ts';
export { toNoticeSummary } from './toNoticeSummary.ts';
