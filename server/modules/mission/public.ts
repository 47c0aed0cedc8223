export { readMissionStand } from './MissionStand.ts';
export { offeredMaterial } from './offeredMission.ts';
export { readMissionBoards } from './readMissionBoard.ts';
export { missionVerifications } from './repositories/missionVerifications.ts';
export { saveAnswer } from './saveAnswer.ts';
export { startAttempt } from './startAttempt.ts';
export { submitMission } from './submitMission.ts';
export { verifyBook } from './verifyBook.ts';
