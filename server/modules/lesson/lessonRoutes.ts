import { lessonApi } from '#contract/endpoints/lesson.ts';
import '#contract/schemas/lesson.ts';
import type { App } from '#server/plugins/App.ts';
import { serve } from '#server/plugins/app/serve.ts';
import { readLessonBook } from './readLessonBook.ts';

/** What a class looks at together, for its teachers. */
export async function lessonRoutes(app: App): Promise<void> {
  serve(app, lessonApi.readBook, ({ context, params }) => readLessonBook(context, params.bookNo));
}
