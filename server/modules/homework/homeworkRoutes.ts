import { homeworkApi } from '#contract/endpoints/homework.ts';
import '#contract/schemas/homework.ts';
import type { App } from '#server/plugins/App.ts';
import { serve } from '#server/plugins/app/serve.ts';
import { changeHomework, withdrawHomework } from './changeHomework.ts';
import { findHomeworkBooks } from './findHomeworkBooks.ts';
import { listHomework } from './listHomework.ts';
import { readHomework } from './readHomework.ts';
import { setHomework } from './setHomework.ts';

/** Homework, for the staff. */
export async function homeworkRoutes(app: App): Promise<void> {
  serve(app, homeworkApi.list, ({ context, query }) => listHomework(context, query));
  serve(app, homeworkApi.books, ({ context, query }) => findHomeworkBooks(context, query.query));
  serve(app, homeworkApi.set, ({ context, params, body }) => setHomework(context, params.classNo, body));
  serve(app, homeworkApi.read, ({ context, params }) => readHomework(context, params));
  serve(app, homeworkApi.change, ({ context, params, body }) => changeHomework(context, params, body));
  serve(app, homeworkApi.withdraw, ({ context, params }) => withdrawHomework(context, params));
}
