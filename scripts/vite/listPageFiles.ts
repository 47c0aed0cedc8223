import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { BuildFiles, PageFiles, StudentPage } from '../../server/public-pages/pageFiles.ts';
import type { PathEntry } from '../../src/config/definePath.ts';
import { type PathKey, paths } from '../../src/config/paths.ts';
import { describeShot } from '../../src/features/intro/parts/describeShot.ts';
import { heroShots, type IntroPageName } from '../../src/features/intro/parts/heroShots.ts';
import type { ShotName } from '../../src/features/intro/parts/shotSizes.ts';
import { type Bundle, filesOfModules } from './filesOfModules.ts';
import { studentPages } from './studentPages.ts';

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
/** What pages behind the login run first; no other file is needed for it. */
const AHEAD = '/src/lib/ahead/startAhead.ts';

/**
 * Lists for the server which files each of those pages needs, so that it can refer to them in the HTML, and which
 * picture stands at its head, so that it is there before any script. For pages behind the login, which calls they make
 * as well.
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
        const ahead = Object.values(bundle).find((output) => output.type === 'chunk' && isOf(output.moduleIds, AHEAD));
        if (ahead?.type !== 'chunk' || ahead.imports.length > 0) this.error(`${AHEAD} has no file for itself`);
        const recorded: BuildFiles = {
          visitors: Object.fromEntries(files),
          students: listStudentPages(bundle),
          ahead: `/${ahead.fileName}`,
        };
        this.emitFile({ type: 'asset', fileName: 'page-files.json', source: JSON.stringify(recorded) });
      },
    },
  };
}

const isOf = (modules: readonly string[], end: string) => modules.some((module) => module.endsWith(end));

/**
 * The shell itself is in index.html, and the calls are made without what sends all others. The largest files come first:
 * a browser asks for six at a time.
 */
function listStudentPages(bundle: Bundle): StudentPage[] {
  const shell = filesOfModules(bundle, '/index.html');
  return Object.entries(studentPages).map(([key, { page, frame, calls }]): StudentPage => {
    const { pattern, sites }: PathEntry = paths[key as PathKey];
    const modules = [`/src/app/routes/${page}.tsx`, ...(frame ? [`/src/app/${frame}.tsx`] : [])];
    const { scripts, styles } = filesOfModules(bundle, ...modules);
    const needed = [...scripts, ...styles].filter((file) => !shell.scripts.has(file) && !shell.styles.has(file));
    needed.sort((one, other) => lengthOf(bundle, other) - lengthOf(bundle, one));
    return {
      pattern,
      sites: [...sites],
      files: needed.map((file) => `/${file}`),
      calls: calls.map(({ method, path }) => `${method} ${path}`),
    };
  });
}

function lengthOf(bundle: Bundle, file: string): number {
  const output = bundle[file];
  return (output?.type === 'chunk' ? output.code : output?.source)?.length ?? 0;
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
