export { payCorrection } from './payCorrection.ts';
export { payMission } from './payMission.ts';
export { pointEntries } from './repositories/pointEntries.ts';
export type { PayContext } from './writeRewards.ts';
