import type { SettingName } from '../../../domain/book-picture/sceneNames.ts';
import { deepForest, desert, field, forest, mountain, snowField, village, yard } from './land.ts';
import { cave, classroom, hanokRoom, museum, paper, studio, westernRoom } from './rooms.ts';
import type { Setting } from './Setting.ts';
import { aboveClouds, city, market, palaceCourt, space, westernTown } from './town.ts';
import { deck, river, seaPalace, shore, underSea } from './water.ts';

export const settings = {
  village,
  yard,
  field,
  forest,
  deepForest,
  mountain,
  snowField,
  desert,
  river,
  shore,
  deck,
  underSea,
  seaPalace,
  hanokRoom,
  westernRoom,
  classroom,
  museum,
  cave,
  paper,
  studio,
  market,
  palaceCourt,
  city,
  westernTown,
  aboveClouds,
  space,
} as const satisfies Record<SettingName, Setting>;
