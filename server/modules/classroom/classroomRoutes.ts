import { classroomApi } from '#contract/endpoints/classroom.ts';
import '#contract/schemas/classroom.ts';
import type { App } from '#server/plugins/App.ts';
import { serve } from '#server/plugins/app/serve.ts';
import { changeClass, makeClass } from './changeClass.ts';
import { decideJoining } from './decideJoining.ts';
import { givePassword } from './givePassword.ts';
import { listClasses } from './listClasses.ts';
import { listPupils } from './listPupils.ts';
import { movePupil } from './movePupil.ts';
import { readPupil } from './readPupil.ts';
import { readToday } from './readToday.ts';

/** Classes and pupils of an institution, for its staff. */
export async function classroomRoutes(app: App): Promise<void> {
  serve(app, classroomApi.today, ({ context }) => readToday(context));
  serve(app, classroomApi.listClasses, ({ context }) => listClasses(context));
  serve(app, classroomApi.makeClass, ({ context, body }) => makeClass(context, body));
  serve(app, classroomApi.changeClass, ({ context, params, body }) => changeClass(context, params.classNo, body));
  serve(app, classroomApi.listPupils, ({ context, query }) => listPupils(context, query));
  serve(app, classroomApi.showPupil, ({ context, params }) => readPupil(context, params.accountNo));
  serve(app, classroomApi.givePassword, ({ context, params }) => givePassword(context, params.accountNo));
  serve(app, classroomApi.movePupil, ({ context, params, body }) => movePupil(context, params.accountNo, body));
  serve(app, classroomApi.decideJoining, ({ context, params, body }) => decideJoining(context, params.accountNo, body));
}
