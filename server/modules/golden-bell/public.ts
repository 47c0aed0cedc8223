export { BellAnswerQueue } from './BellAnswerQueue.ts';
export { readBellSnapshot } from './BellSnapshot.ts';
export { readOpenBell } from './readPupilBell.ts';
export { bellRooms } from './repositories/bellRooms.ts';
export { toHostBell, toPupilBells } from './toPupilBell.ts';
