export const CONTEST_ROOT = '/api/event/reading-game-contest';
