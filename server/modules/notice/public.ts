export { countView } from './countView.ts';
export { type Reader, readerOf } from './readerOf.ts';
export { articleViews } from './repositories/articleViews.ts';
export { notices } from './repositories/notices.ts';
export { toNoticeSummary } from './toNoticeSummary.ts';
