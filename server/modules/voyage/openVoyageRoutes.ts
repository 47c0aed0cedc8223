import { voyageApi } from '#contract/endpoints/voyage.ts';
import '#contract/schemas/voyage.ts';
import type { ShownVoyageStory } from '#contract/voyage.ts';
import { markVoyage, shownMeanings, type VoyageStory } from '#domain/voyage/VoyageStory.ts';
import { AppError } from '#server/errors/AppError.ts';
import type { App } from '#server/plugins/App.ts';
import { serve } from '#server/plugins/app/serve.ts';

/** The stories of the first voyage and their marks, for a voyage and for a visitor's taste alike. Nothing is kept. */
export async function openVoyageRoutes(app: App): Promise<void> {
  const { voyage: stories } = app.contentFiles;
  serve(app, voyageApi.readStory, ({ params }) => withoutAnswers(stories[params.story]));
  serve(app, voyageApi.mark, ({ params, body }) => {
    const mark = markVoyage(stories[params.story], body);
    if (mark === null) throw new AppError('INVALID_INPUT');
    return mark;
  });
}

function withoutAnswers({ title, sentences, pairs, statements }: VoyageStory): ShownVoyageStory {
  return {
    title,
    sentences: [...sentences],
    words: pairs.map(({ word }) => word),
    meanings: shownMeanings(pairs.length).map((pair) => pairs[pair]?.meaning ?? ''),
    statements: statements.map(({ text }) => text),
  };
}
