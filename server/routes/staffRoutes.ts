import { adoptionRoutes } from '#server/modules/adoption/adoptionRoutes.ts';
import { classRestRoutes } from '#server/modules/aquarium-rest/classRestRoutes.ts';
import { classroomRoutes } from '#server/modules/classroom/classroomRoutes.ts';
import { staffContestRoutes } from '#server/modules/contest/host/staffContestRoutes.ts';
import { liveStaffBellRoutes } from '#server/modules/golden-bell/liveBellRoutes.ts';
import { staffBellRoutes } from '#server/modules/golden-bell/staffBellRoutes.ts';
import { homeworkRoutes } from '#server/modules/homework/homeworkRoutes.ts';
import { calendarRoutes } from '#server/modules/homework-calendar/calendarRoutes.ts';
import { learningRecordRoutes } from '#server/modules/learning-record/learningRecordRoutes.ts';
import { lessonRoutes } from '#server/modules/lesson/lessonRoutes.ts';
import { staffCardRoutes } from '#server/modules/login-card/staffCardRoutes.ts';
import { moderationRoutes } from '#server/modules/moderation/moderationRoutes.ts';
import { monthlyReportRoutes } from '#server/modules/monthly-report/monthlyReportRoutes.ts';
import { paperRoutes } from '#server/modules/paper/paperRoutes.ts';
import { rosterRoutes } from '#server/modules/roster/rosterRoutes.ts';
import { staffKeyRoutes } from '#server/modules/staff/staffKeyRoutes.ts';
import { staffRoutes as ownStaffRoutes } from '#server/modules/staff/staffRoutes.ts';
import { staffTextRoutes } from '#server/modules/text-reply/staffTextRoutes.ts';
import type { App } from '#server/plugins/App.ts';
import { defaultAccess } from '#server/plugins/app/defaultAccess.ts';
import { limitAccounts } from '#server/plugins/app/limitAccounts.ts';
import { requireStaff } from '#server/plugins/app/requireStaff.ts';
import { registerScopes } from '#server/plugins/registerScopes.ts';

const GROUPS = [
  ownStaffRoutes,
  staffKeyRoutes,
  classroomRoutes,
  classRestRoutes,
  homeworkRoutes,
  calendarRoutes,
  learningRecordRoutes,
  lessonRoutes,
  staffContestRoutes,
  staffBellRoutes,
  liveStaffBellRoutes,
  moderationRoutes,
  monthlyReportRoutes,
  paperRoutes,
  staffTextRoutes,
  rosterRoutes,
  staffCardRoutes,
  adoptionRoutes,
];

/** Everything of the staff pages behind their login. */
export async function staffRoutes(app: App): Promise<void> {
  app.decorateRequest('staff', null);
  app.decorateRequest('bellViewer', null);
  app.addHook('onRoute', defaultAccess('staff'));
  app.addHook('onRequest', requireStaff(limitAccounts(app.services.env.operations.accountRate)));
  await registerScopes(app, GROUPS);
}
