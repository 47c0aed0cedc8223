import { moderationApi } from '#contract/endpoints/moderation.ts';
import '#contract/schemas/moderation.ts';
import type { App } from '#server/plugins/App.ts';
import { serve } from '#server/plugins/app/serve.ts';
import { decideHold } from './decideHold.ts';
import { decidePupilLevel } from './decidePupilLevel.ts';
import { listReports } from './listReports.ts';
import { settleReport } from './settleReport.ts';

/** What staff decide about their pupils. */
export async function moderationRoutes(app: App): Promise<void> {
  serve(app, moderationApi.list, ({ context }) => listReports(context));
  serve(app, moderationApi.decideHold, ({ context, params, body }) => decideHold(context, params, body));
  serve(app, moderationApi.decideLevel, ({ context, params, body }) => decidePupilLevel(context, params, body));
  serve(app, moderationApi.settleItem, ({ context, params, body }) =>
    settleReport(context, params, { subject: 'ITEM', ...body }),
  );
  serve(app, moderationApi.settleReview, ({ context, params, body }) =>
    settleReport(context, params, { subject: 'REVIEW', ...body }),
  );
  serve(app, moderationApi.settleName, ({ context, params, body }) =>
    settleReport(context, params, { subject: 'NAME', ...body }),
  );
}
