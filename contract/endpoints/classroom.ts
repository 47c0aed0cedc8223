import type { classroomSchemas } from '../schemas/classroom.ts';
import { defineEndpoints } from './Endpoint.ts';

/** Classes and pupils of an institution, for its staff. */
export const classroomApi = defineEndpoints<typeof classroomSchemas>()({
  today: { method: 'GET', path: '/api/staff/institutions/:academyNo/today', access: 'staff', right: 'SEE_INSTITUTION' },
  listClasses: {
    method: 'GET',
    path: '/api/staff/institutions/:academyNo/classes',
    access: 'staff',
    right: 'SEE_INSTITUTION',
  },
  listArchivedClasses: {
    method: 'GET',
    path: '/api/staff/institutions/:academyNo/archived-classes',
    access: 'staff',
    right: 'SEE_INSTITUTION',
  },
  makeClass: {
    method: 'PUT',
    path: '/api/staff/institutions/:academyNo/classes',
    access: 'staff',
    right: 'MANAGE_CLASSES',
    effect: 'repeatable',
  },
  changeClass: {
    method: 'PUT',
    path: '/api/staff/institutions/:academyNo/classes/:classNo',
    access: 'staff',
    right: 'MANAGE_CLASSES',
    effect: 'repeatable',
  },
  readCode: {
    method: 'GET',
    path: '/api/staff/institutions/:academyNo/classes/:classNo/join-code',
    access: 'staff',
    right: 'LEAD_CLASS',
  },
  giveCode: {
    method: 'PUT',
    path: '/api/staff/institutions/:academyNo/classes/:classNo/join-code',
    access: 'staff',
    right: 'LEAD_CLASS',
    effect: 'repeatable',
  },
  endCode: {
    method: 'DELETE',
    path: '/api/staff/institutions/:academyNo/classes/:classNo/join-code',
    access: 'staff',
    right: 'LEAD_CLASS',
    effect: 'repeatable',
  },
  archiveClass: {
    method: 'PUT',
    path: '/api/staff/institutions/:academyNo/classes/:classNo/archive',
    access: 'staff',
    right: 'MANAGE_CLASSES',
    effect: 'repeatable',
  },
  movePupils: {
    method: 'PUT',
    path: '/api/staff/institutions/:academyNo/classes/:classNo/pupils',
    access: 'staff',
    right: 'MANAGE_CLASSES',
    effect: 'repeatable',
  },
  promoteClasses: {
    method: 'PUT',
    path: '/api/staff/institutions/:academyNo/promotion',
    access: 'staff',
    right: 'MANAGE_CLASSES',
    effect: 'repeatable',
  },
  listPupils: {
    method: 'GET',
    path: '/api/staff/institutions/:academyNo/pupils',
    access: 'staff',
    right: 'SEE_READING',
  },
  exportPupils: {
    method: 'GET',
    path: '/api/staff/institutions/:academyNo/pupil-table',
    access: 'staff',
    right: 'SEE_READING',
  },
  showPupil: {
    method: 'GET',
    path: '/api/staff/institutions/:academyNo/pupils/:accountNo',
    access: 'staff',
    right: 'SEE_PUPIL',
  },
  givePassword: {
    method: 'POST',
    path: '/api/staff/institutions/:academyNo/pupils/:accountNo/password',
    access: 'staff',
    right: 'MANAGE_PUPILS',
    effect: 'repeatable',
  },
  movePupil: {
    method: 'PUT',
    path: '/api/staff/institutions/:academyNo/pupils/:accountNo/class',
    access: 'staff',
    right: 'MANAGE_CLASSES',
    effect: 'repeatable',
  },
  decideJoining: {
    method: 'PUT',
    path: '/api/staff/institutions/:academyNo/pupils/:accountNo/joining',
    access: 'staff',
    right: 'MANAGE_PUPILS',
    effect: 'repeatable',
    queuesMail: true,
  },
});
