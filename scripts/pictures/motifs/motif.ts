import type { MotifName } from '../../../domain/book-picture/motifNames.ts';
import { adventure } from './adventure.ts';
import { alps } from './alps.ts';
import { antiquity } from './antiquity.ts';
import { ballot } from './ballot.ts';
import { beetles } from './beetles.ts';
import { bluebird } from './bluebird.ts';
import { buildings } from './buildings.ts';
import { chronicle } from './chronicle.ts';
import { classics } from './classics.ts';
import { clothing } from './clothing.ts';
import { courtMusic } from './courtMusic.ts';
import { cranes } from './cranes.ts';
import { deepSea } from './deepSea.ts';
import { dialogue } from './dialogue.ts';
import { enquiry } from './enquiry.ts';
import { fables } from './fables.ts';
import { farm } from './farm.ts';
import { flanders } from './flanders.ts';
import { gallery } from './gallery.ts';
import { garden } from './garden.ts';
import { gildong } from './gildong.ts';
import { greatbell } from './greatbell.ts';
import { growth } from './growth.ts';
import { home } from './home.ts';
import { hometown } from './hometown.ts';
import { houseAndRoad } from './houseAndRoad.ts';
import { household } from './household.ts';
import { indoors } from './indoors.ts';
import { instruments } from './instruments.ts';
import { interiors } from './interiors.ts';
import { journeys } from './journeys.ts';
import { jungle } from './jungle.ts';
import { kitchen } from './kitchen.ts';
import { lands } from './lands.ts';
import { lessonsAndLetters } from './lessonsAndLetters.ts';
import { library } from './library.ts';
import { magpies } from './magpies.ts';
import { makers } from './makers.ts';
import { mapRoom } from './mapRoom.ts';
import { maskYard } from './maskYard.ts';
import { nursery } from './nursery.ts';
import { nutcracker } from './nutcracker.ts';
import { oldRooms } from './oldRooms.ts';
import { olympus } from './olympus.ts';
import { outdoorThings } from './outdoorThings.ts';
import { oz } from './oz.ts';
import { paints } from './paints.ts';
import { paperFolk } from './paperFolk.ts';
import { physic } from './physic.ts';
import { pond } from './pond.ts';
import { puppet } from './puppet.ts';
import { school } from './school.ts';
import { seaFolk } from './seaFolk.ts';
import { seodang } from './seodang.ts';
import { shadows } from './shadows.ts';
import { shirt } from './shirt.ts';
import { snowTale } from './snowTale.ts';
import { stage } from './stage.ts';
import { steeds } from './steeds.ts';
import { stones } from './stones.ts';
import { streets } from './streets.ts';
import { studio } from './studio.ts';
import { tales } from './tales.ts';
import { templeAndCastle } from './templeAndCastle.ts';
import { tentAndKettle } from './tentAndKettle.ts';
import { thinker } from './thinker.ts';
import { thumb } from './thumb.ts';
import { town } from './town.ts';
import { unusualThings } from './unusualThings.ts';
import { village } from './village.ts';
import { vinehouse } from './vinehouse.ts';
import { voyage } from './voyage.ts';
import { voyages } from './voyages.ts';
import { weather } from './weather.ts';
import { wheelsAndRails } from './wheelsAndRails.ts';
import { wild } from './wild.ts';
import { wonder } from './wonder.ts';
import { workshop } from './workshop.ts';

export interface Motif {
  /** Stands on y = 0 around x = 0, in units of which an adult has 200. */
  drawing: string;
  /** Its height, and how far above its foot something may stand on it. */
  height: number;
  seat?: number;
  width: number;
}

export const motifs: Readonly<Record<MotifName, Motif>> = {
  ...buildings,
  ...gallery,
  ...maskYard,
  ...deepSea,
  ...wheelsAndRails,
  ...lessonsAndLetters,
  ...growth,
  ...garden,
  ...farm,
  ...household,
  ...instruments,
  ...stones,
  ...paints,
  ...town,
  ...home,
  ...tales,
  ...kitchen,
  ...clothing,
  ...pond,
  ...village,
  ...workshop,
  ...wild,
  ...paperFolk,
  ...chronicle,
  ...indoors,
  ...olympus,
  ...wonder,
  ...nursery,
  ...shadows,
  ...school,
  ...voyage,
  ...courtMusic,
  ...nutcracker,
  ...seaFolk,
  ...ballot,
  ...beetles,
  ...puppet,
  ...flanders,
  ...snowTale,
  ...shirt,
  ...cranes,
  ...physic,
  ...studio,
  ...steeds,
  ...mapRoom,
  ...makers,
  ...lands,
  ...journeys,
  ...classics,
  ...interiors,
  ...adventure,
  ...antiquity,
  ...stage,
  ...seodang,
  ...jungle,
  ...alps,
  ...gildong,
  ...fables,
  ...vinehouse,
  ...greatbell,
  ...hometown,
  ...weather,
  ...thumb,
  ...magpies,
  ...bluebird,
  ...oz,
  ...oldRooms,
  ...outdoorThings,
  ...voyages,
  ...houseAndRoad,
  ...unusualThings,
  ...library,
  ...templeAndCastle,
  ...tentAndKettle,
  ...thinker,
  ...enquiry,
  ...dialogue,
  ...streets,
};

export function motif(name: MotifName): string {
  return motifs[name].drawing;
}
