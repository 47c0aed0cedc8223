import { classroomApi } from '#contract/endpoints/classroom.ts';
import '#contract/schemas/classroom.ts';
import type { App } from '#server/plugins/App.ts';
import { serve } from '#server/plugins/app/serve.ts';
import { archiveClass } from './archiveClass.ts';
import { changeClass, makeClass } from './changeClass.ts';
import { classCode } from './classCode.ts';
import { decideJoining } from './decideJoining.ts';
import { exportPupils } from './exportPupils.ts';
import { givePassword } from './givePassword.ts';
import { listArchivedClasses } from './listArchivedClasses.ts';
import { listClasses } from './listClasses.ts';
import { listPupils } from './listPupils.ts';
import { movePupil } from './movePupil.ts';
import { movePupils } from './movePupils.ts';
import { promoteClasses } from './promoteClasses.ts';
import { readPupil } from './readPupil.ts';
import { readToday } from './readToday.ts';

/** Classes and pupils of an institution, for its staff. */
export async function classroomRoutes(app: App): Promise<void> {
  serve(app, classroomApi.today, ({ context }) => readToday(context));
  serve(app, classroomApi.listClasses, ({ context }) => listClasses(context));
  serve(app, classroomApi.listArchivedClasses, ({ context, query }) => listArchivedClasses(context, query.page));
  serve(app, classroomApi.makeClass, ({ context, body }) => makeClass(context, body));
  serve(app, classroomApi.changeClass, ({ context, params, body }) => changeClass(context, params.classNo, body));
  serve(app, classroomApi.readCode, ({ context, params }) => classCode.read(context, params.classNo));
  serve(app, classroomApi.giveCode, ({ context, params }) => classCode.give(context, params.classNo));
  serve(app, classroomApi.endCode, ({ context, params }) => classCode.end(context, params.classNo));
  serve(app, classroomApi.archiveClass, ({ context, params, body }) =>
    archiveClass(context, params.classNo, body.archived),
  );
  serve(app, classroomApi.movePupils, ({ context, params, body }) => movePupils(context, params.classNo, body));
  serve(app, classroomApi.promoteClasses, ({ context, body }) => promoteClasses(context, body));
  serve(app, classroomApi.listPupils, ({ context, query }) => listPupils(context, query));
  serve(app, classroomApi.exportPupils, ({ context, query }) => exportPupils(context, query));
  serve(app, classroomApi.showPupil, ({ context, params }) => readPupil(context, params.accountNo));
  serve(app, classroomApi.givePassword, ({ context, params }) => givePassword(context, params.accountNo));
  serve(app, classroomApi.movePupil, ({ context, params, body }) => movePupil(context, params.accountNo, body));
  serve(app, classroomApi.decideJoining, ({ context, params, body }) => decideJoining(context, params.accountNo, body));
}
