/** Reads that answer nothing on the stage of `openReadStage`, and why; their statements run all the same. */
export const unansweredReads: Record<string, string> = {
  '/api/event/reading-game-contest/certificates/{certificateNo}': 'there is a certificate when a contest has ended',
};
