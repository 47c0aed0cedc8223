import { chronicleMotifNames } from './chronicleMotifNames.ts';
import { classicMotifNames } from './classicMotifNames.ts';
import { courtMusicMotifNames } from './courtMusicMotifNames.ts';
import { dialogueMotifNames } from './dialogueMotifNames.ts';
import { enquiryMotifNames } from './enquiryMotifNames.ts';
import { fableMotifNames } from './fableMotifNames.ts';
import { galleryMotifNames } from './galleryMotifNames.ts';
import { indoorsMotifNames } from './indoorsMotifNames.ts';
import { libraryMotifNames } from './libraryMotifNames.ts';
import { novelMotifNames } from './novelMotifNames.ts';
import { nurseryMotifNames } from './nurseryMotifNames.ts';
import { olympusMotifNames } from './olympusMotifNames.ts';
import { paperFolkMotifNames } from './paperFolkMotifNames.ts';
import { readingMotifNames } from './readingMotifNames.ts';
import { schoolMotifNames } from './schoolMotifNames.ts';
import { shadowMotifNames } from './shadowMotifNames.ts';
import { storyMotifNames } from './storyMotifNames.ts';
import { streetMotifNames } from './streetMotifNames.ts';
import { thinkerMotifNames } from './thinkerMotifNames.ts';
import { voyageMotifNames } from './voyageMotifNames.ts';
import { wildMotifNames } from './wildMotifNames.ts';
import { wonderMotifNames } from './wonderMotifNames.ts';

/** Houses, trees and things of our own drawing. */
export const motifNames = [
  'thatchedHouse',
  'thatchedHouseLit',
  'tiledHouse',
  'palace',
  'castleGate',
  'stoneWall',
  'brushFence',
  'jarStand',
  'jangseung',
  'westernHouse',
  'castle',
  'windmill',
  'cityBlock',
  'pavilion',
  'stonePagoda',
  'pine',
  'persimmonTree',
  'cherryTree',
  'oak',
  'bareTree',
  'bamboo',
  'willow',
  'azalea',
  'forsythia',
  'bush',
  'reeds',
  'jar',
  'cauldron',
  'jige',
  'jigeLoaded',
  'yeopjeon',
  'coins',
  'palanquin',
  'sotdae',
  'well',
  'waterwheel',
  'gayageum',
  'janggu',
  'buk',
  'piri',
  'haegeum',
  'lantern',
  'candle',
  'sailBoat',
  'turtleShip',
  'fan',
  'brush',
  'inkstone',
  'bookTable',
  'openBook',
  'diningTable',
  'bell',
  'celadon',
  'sundial',
  'rainGauge',
  'fireplace',
  'carriage',
  'throne',
  'shellBed',
  'screen',
  'chest',
  'quilt',
  'rope',
  'scrollPicture',
  'rabbitPicture',
  'sheaf',
  'anvil',
  'furnace',
  'rock',
  'spring',
  'cart',
  'stall',
  'schoolTable',
  'wordCloud',
  ...storyMotifNames,
  ...wildMotifNames,
  ...paperFolkMotifNames,
  ...chronicleMotifNames,
  ...indoorsMotifNames,
  ...olympusMotifNames,
  ...wonderMotifNames,
  ...nurseryMotifNames,
  ...shadowMotifNames,
  ...schoolMotifNames,
  ...voyageMotifNames,
  ...courtMusicMotifNames,
  ...classicMotifNames,
  ...fableMotifNames,
  ...novelMotifNames,
  ...readingMotifNames,
  ...galleryMotifNames,
  ...libraryMotifNames,
  ...thinkerMotifNames,
  ...enquiryMotifNames,
  ...dialogueMotifNames,
  ...streetMotifNames,
] as const;
export type MotifName = (typeof motifNames)[number];
