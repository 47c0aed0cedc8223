export { readMissionStand } from './MissionStand.ts';
export { readMissionBoard } from './readMissionBoard.ts';
export { missionVerifications } from './repositories/missionVerifications.ts';
export { verifyBook } from './verifyBook.ts';
