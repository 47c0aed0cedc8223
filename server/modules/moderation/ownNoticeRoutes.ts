import { moderationApi } from '#contract/endpoints/moderation.ts';
import '#contract/schemas/moderation.ts';
import type { App } from '#server/plugins/App.ts';
import { serve } from '#server/plugins/app/serve.ts';
import { ownNotices } from './ownNotices.ts';

/** Decisions about the own reports, reviews and names. */
export async function ownNoticeRoutes(app: App): Promise<void> {
  serve(app, moderationApi.putAway, ({ context, params }) => ownNotices.putAway(context, params.noticeNo));
}
