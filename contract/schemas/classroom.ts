import {
  archiveBody,
  archivedClassList,
  classBody,
  classChangeBody,
  classCode,
  classList,
  classParams,
  givenPassword,
  joiningBody,
  madeClass,
  promotion,
  promotionBody,
  pupilClassBody,
  pupilList,
  pupilListQuery,
  pupilPage,
  pupilParams,
  pupilsMovedBody,
  pupilTable,
  pupilTableQuery,
  staffToday,
} from '../classroom.ts';
import { classroomApi } from '../endpoints/classroom.ts';
import type { EndpointSchemas } from '../endpoints/Endpoint.ts';
import { done, pageQuery } from '../envelope.ts';
import { institutionParams } from '../staff.ts';
import { linkSchemas } from './schemasOf.ts';

export const classroomSchemas = {
  today: { params: institutionParams, data: staffToday },
  listClasses: { params: institutionParams, data: classList },
  listArchivedClasses: { params: institutionParams, query: pageQuery, data: archivedClassList },
  makeClass: { params: institutionParams, body: classBody, data: madeClass },
  changeClass: { params: classParams, body: classChangeBody, data: done },
  readCode: { params: classParams, data: classCode },
  giveCode: { params: classParams, data: classCode },
  endCode: { params: classParams, data: done },
  archiveClass: { params: classParams, body: archiveBody, data: done },
  movePupils: { params: classParams, body: pupilsMovedBody, data: done },
  promoteClasses: { params: institutionParams, body: promotionBody, data: promotion },
  listPupils: { params: institutionParams, query: pupilListQuery, data: pupilList },
  exportPupils: { params: institutionParams, query: pupilTableQuery, data: pupilTable },
  showPupil: { params: pupilParams, data: pupilPage },
  givePassword: { params: pupilParams, data: givenPassword },
  movePupil: { params: pupilParams, body: pupilClassBody, data: done },
  decideJoining: { params: pupilParams, body: joiningBody, data: done },
} satisfies Record<string, EndpointSchemas>;

linkSchemas(classroomApi, classroomSchemas);
