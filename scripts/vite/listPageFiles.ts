import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { PageFiles } from '../../server/public-pages/pageFiles.ts';
import { describeShot } from '../../src/features/intro/parts/describeShot.ts';
import { heroShots, type IntroPageName } from '../../src/features/intro/parts/heroShots.ts';
import type { ShotName } from '../../src/features/intro/parts/shotSizes.ts';
import { type Bundle, filesOfModules } from './filesOfModules.ts';

/** Pages that a visitor may open first, by the name that the server knows them by (`server/public-pages`). */
const introPages: Readonly<Record<IntroPageName, string>> = {
  index: 'IntroPage',
  program: 'IntroProgramPage',
  startup: 'IntroStartupPage',
  contents: 'IntroContentsPage',
  cases: 'IntroCasesPage',
  institute: 'IntroInstitutePage',
  experience: 'IntroExperiencePage',
  articles: 'IntroArticlesPage',
  article: 'IntroArticlePage',
  inquiry: 'IntroInquiryPage',
  intro: 'HomeIntroPage',
  diff: 'HomeDiffPage',
};

/** What pages with a picture run first. */
const STARTER = join(import.meta.dirname, '../../src/startAfterPicture.ts');

/**
 * Lists for the server which files each of those pages needs, so that it can refer to them in the HTML, and which
 * picture stands at its head, so that it is there before any script.
 */
export function listPageFiles(): Plugin {
  return {
    name: 'chaekbada:list-page-files',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: STARTER });
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files = Object.entries(introPages).map(([page, file]): [string, PageFiles] => {
          const { scripts, styles } = filesOfModules(bundle, `/routes/${file}.tsx`);
          if (scripts.size === 0) this.error(`src/app/routes/${file}.tsx has no chunk of its own`);
          const needed = [...scripts, ...styles].map((name) => `/${name}`);
          return [page, { files: needed, picture: pictureOf(bundle, page as IntroPageName) }];
        });
        const source = JSON.stringify(Object.fromEntries(files));
        this.emitFile({ type: 'asset', fileName: 'page-files.json', source });
      },
    },
  };
}

function pictureOf(bundle: Bundle, page: IntroPageName): PageFiles['picture'] {
  const shot = (heroShots as Partial<Record<IntroPageName, ShotName>>)[page];
  if (shot === undefined) return null;
  const { width, height, shown, sources } = describeShot(shot, (size, ending) => {
    const source = `src/features/intro/images/${shot}-${size}.${ending}`;
    const found = Object.values(bundle).find(
      (output) => output.type === 'asset' && output.originalFileNames.some((name) => name.endsWith(source)),
    );
    if (!found) throw new Error(`${source} is not among the files of the build`);
    return `/${found.fileName}`;
  });
  const [starter] = filesOfModules(bundle, '/src/startAfterPicture.ts').scripts;
  if (starter === undefined) throw new Error(`${STARTER} has no chunk of its own`);
  return {
    starter: `/${starter}`,
    width,
    height,
    sizes: shown,
    src: sources.at(-1)?.fallback ?? '',
    sources: sources.map(({ type, srcset }) => ({ type, srcset })),
  };
}
