/** Things of old times, of the stage and of tales told again. */
export const classicMotifNames = [
  'inscribedStone',
  'spear',
  'whiteBanner',
  'campfire',
  'warTent',
  'oliveTree',
  'oliveBranch',
  'bronzeZeus',
  'stadiumStands',
  'soilLayers',
  'bronzeHelmet',
  'plinth',
  'goldSickle',
  'oliveBranchOld',
  'marbleGate',
] as const;
