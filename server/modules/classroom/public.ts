export { pupilsWithin } from './pupilsWithin.ts';
export { readComprehension } from './readComprehension.ts';
export { classWork } from './repositories/classWork.ts';
export { pupilWork } from './repositories/pupilWork.ts';
export { requirePupil } from './requirePupil.ts';
export { staffActor } from './staffActor.ts';
