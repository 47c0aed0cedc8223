export { standOf } from './readVoyage.ts';
export { voyages } from './repositories/voyages.ts';
