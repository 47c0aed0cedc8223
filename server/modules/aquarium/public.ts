export { type AquariumAct, changeAquarium, refuseWhileResting } from './changeAquarium.ts';
export { describePet } from './describePet.ts';
export { makeProfile } from './makeProfile.ts';
export { readLiveStates } from './readLiveStates.ts';
export { readPetSummary } from './readPetSummary.ts';
export { aquariumItems } from './repositories/aquariumItems.ts';
export { aquariumProfiles } from './repositories/aquariumProfiles.ts';
export { heldNames } from './repositories/heldNames.ts';
export { findItem } from './shopItems.ts';
