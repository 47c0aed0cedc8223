import fp from 'fastify-plugin';
import { type IntroTextsBySite, readIntroTexts } from '../../content/readIntroTexts.ts';
import { readShop, type Shop } from '../../content/readShop.ts';
import { readTestContent, type TestContent } from '../../content/readTestContent.ts';
import type { App } from '../App.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** What several routes need of the content folder, read once at the start. */
    contentFiles: { readonly shop: Shop; readonly tests: TestContent; readonly intro: IntroTextsBySite };
  }
}

export const contentFiles = fp(
  async (app: App) => {
    const { contentDir } = app.services.env;
    app.decorate('contentFiles', {
      shop: await readShop(contentDir),
      tests: await readTestContent(contentDir),
      intro: readIntroTexts(contentDir),
    });
  },
  { name: 'contentFiles' },
);
