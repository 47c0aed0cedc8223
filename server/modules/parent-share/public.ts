export { markShareOpened, openParentShare } from './openParentShare.ts';
export { readParentResult } from './readParentResult.ts';
export { parentShares } from './repositories/parentShares.ts';
