export { payCorrection } from './payCorrection.ts';
export { payMission } from './payMission.ts';
export type { PayContext } from './writeRewards.ts';
