import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fp from 'fastify-plugin';
import { type ContestPlan, contestPlan } from '#contract/contestPlan.ts';
import { type IntroTexts, introTexts } from '#contract/introTexts.ts';
import { type SiteName, siteNames } from '#contract/site.ts';
import { readShop, type Shop } from '../../content/readShop.ts';
import { readTestContent, type TestContent } from '../../content/readTestContent.ts';
import { readVoyageStories, type VoyageStories } from '../../content/readVoyageStories.ts';
import type { App } from '../App.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** What several routes need of the content folder, read once at the start. */
    contentFiles: {
      readonly shop: Shop;
      readonly tests: TestContent;
      readonly intro: IntroTextsBySite;
      readonly voyage: VoyageStories;
      readonly contestPlans: readonly ContestPlan[];
    };
  }
}

export const contentFiles = fp(
  async (app: App) => {
    const { contentDir } = app.services.env;
    app.decorate('contentFiles', {
      shop: await readShop(contentDir),
      tests: await readTestContent(contentDir),
      intro: readIntroTexts(contentDir),
      voyage: await readVoyageStories(contentDir),
      contestPlans: readPlans(join(contentDir, 'contests')),
    });
  },
  { name: 'contentFiles' },
);

type IntroTextsBySite = Readonly<Record<SiteName, IntroTexts | null>>;

/** What visitors of each site read; null for a site without such texts, or whose file is broken. */
function readIntroTexts(contentDir: string): IntroTextsBySite {
  return Object.fromEntries(siteNames.map((site) => [site, readSite(contentDir, site)])) as IntroTextsBySite;
}

/** Plans of contests that are ready; `npm run check:content` reports what is wrong with others. */
function readPlans(folder: string): ContestPlan[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return files.sort().flatMap((name) => {
    const parsed = contestPlan.safeParse(JSON.parse(readFileSync(join(folder, name), 'utf8')));
    return parsed.success && parsed.data.status === 'READY' ? [parsed.data] : [];
  });
}

function readSite(contentDir: string, site: SiteName): IntroTexts | null {
  const file = join(contentDir, 'site', 'intro', `${site}.json`);
  if (!existsSync(file)) return null;
  try {
    return introTexts.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // `npm run check:content` reports what is wrong with it; the rest of the product does not wait for it.
    return null;
  }
}
