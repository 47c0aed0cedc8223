import type { PetSpecies } from '../PetLook.ts';
import { octopusRig } from './octopusRig.ts';
import { pufferfishRig } from './pufferfishRig.ts';
import type { RigSpec } from './RigSpec.ts';
import { seahorseRig } from './seahorseRig.ts';
import { turtleRig } from './turtleRig.ts';
import { whaleRig } from './whaleRig.ts';

export const petRigs: Readonly<Record<PetSpecies, RigSpec>> = {
  octopus: octopusRig,
  whale: whaleRig,
  turtle: turtleRig,
  seahorse: seahorseRig,
  pufferfish: pufferfishRig,
};
