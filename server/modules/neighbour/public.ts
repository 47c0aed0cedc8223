export { shownNickname } from './describeNeighbours.ts';
export { hideReported, keepReported } from './holdNames.ts';
export { neighbourBlocks } from './repositories/neighbourBlocks.ts';
