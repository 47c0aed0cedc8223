export { markShareOpened, openParentShare } from './openParentShare.ts';
export { readParentResult } from './readParentResult.ts';
export { parentShares } from './repositories/parentShares.ts';
export { type ReportShare, reportShares } from './repositories/reportShares.ts';
export { shareKey } from './shareKey.ts';
export { storeShare } from './storeShare.ts';
