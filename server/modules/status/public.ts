export { type Actor, auditActor } from './Actor.ts';
export { changeAcademyStatus } from './changeAcademyStatus.ts';
export { changeAccountStatus, type StatusContext } from './changeAccountStatus.ts';
export { joinInstitution } from './joinInstitution.ts';
export { leaveInstitution } from './leaveInstitution.ts';
