import type { SiteConfig, SiteName } from '#contract/site.ts';
import { type AheadOfPage, aheadOf } from './aheadOf.ts';
import type { PageDescription } from './PageDescription.ts';
import { type BuildFiles, type PagePicture, STYLE_WITH_SCRIPT } from './pageFiles.ts';

/** Where index.html waits for the facts of its page. */
const PLACE = '<!--site-config-->';
/** The academy's in the file as it was built; each site has its own. */
const APPLE_ICON = '/icons/edu-180.png';
const NAME = '책바다';
const LINK = /<link [^<>]*>/g;
const ENTRY = /<script type="module"[^<>]*><\/script>/;
const ADDRESS = / (?:href|src)="([^"]+)"/;
const EARLY = ['<!--early-->', '<!--/early-->'] as const;

/** index.html as it was built, with what the build recorded for its pages. */
export interface PageTemplate {
  html: string;
  files: BuildFiles;
}

/** What a page is written from, beside the template. */
export interface PageAddress {
  origin: string;
  /** Without query. */
  path: string;
}

/** Writes site and page into index.html. All of it is data: the content security policy need not allow any of it to run. */
export function writePage(
  { html, files }: PageTemplate,
  { origin, path }: PageAddress,
  config: SiteConfig,
  page: PageDescription,
): string {
  const known = page.page === null ? undefined : files.visitors[page.page];
  const own = known?.files ?? [];
  const student = aheadOf(files.students, config.site, path);
  // The build asks for the login page everywhere; a page with files of its own comes first.
  const { rest: bare, addresses: login } =
    own.length > 0 || student ? takeLinks(html, 'data-page="login"') : { rest: html, addresses: [] };
  const picture = known?.picture ?? null;
  const title = page.title === '' ? NAME : `${page.title} · ${NAME}`;
  const missing = own.filter((file) => !bare.includes(`"${file}"`));
  const head = [
    siteConfigTag(config),
    ...(student ? aheadTags(files, config.site, student, login) : []),
    ...(Object.keys(page.answers).length > 0
      ? [`<script type="application/json" id="page-answers">${json(page.answers)}</script>`]
      : []),
    ...(page.canonical === null
      ? ['<meta name="robots" content="noindex">']
      : shareTags({ ...page, canonical: page.canonical }, origin, title)),
    ...page.structured.map((facts) => `<script type="application/ld+json">${json(facts)}</script>`),
    ...missing.filter((file) => !file.endsWith('.css')).map(scriptTag),
  ];
  // Functions, so that a $ in a text stays one.
  const described = bare
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeText(title)}</title>`)
    .replace(/<meta name="description"[^<>]*>/, () => meta('name', 'description', page.description))
    .replace(APPLE_ICON, () => `/icons/${config.site}-180.png`)
    .replace(PLACE, () => head.join('\n    '))
    // Behind those of every page, as where the page is opened from another one.
    .replace(
      '</head>',
      () =>
        `${missing
          .filter((file) => file.endsWith('.css'))
          .map(styleTag)
          .join('')}</head>`,
    );
  if (page.text.length === 0) return described;
  const early = replacePart(described, EARLY, earlyText(page, picture));
  return picture ? startAfterPicture(early, picture) : early;
}

/** Writes the site into a page that is described to nobody. */
export function writeSiteConfig(html: string, config: SiteConfig): string {
  return html.replace(PLACE, () => siteConfigTag(config));
}

const siteConfigTag = (config: SiteConfig) =>
  `<script type="application/json" id="site-config">${json(config)}</script>`;

/**
 * A page behind the login: the browser knows whether somebody is signed in, and asks for that page or for the one that
 * stands there instead (`src/lib/ahead/startAhead.ts`).
 */
function aheadTags(files: BuildFiles, site: SiteName, student: AheadOfPage, login: readonly string[]): string[] {
  const visitor = { files: site === 'home' ? (files.visitors.intro?.files ?? login) : login };
  return [
    `<script type="application/json" id="page-ahead">${json({ site, student, visitor })}</script>`,
    `<script type="module" async crossorigin src="${files.ahead}"></script>`,
  ];
}

/** The words are there already: on a slow line the picture comes before the scripts that draw them once more. */
function startAfterPicture(html: string, { starter }: PagePicture): string {
  const { rest, addresses: ahead } = takeLinks(html, 'rel="modulepreload"');
  return rest.replace(ENTRY, (script) => {
    const entry = ADDRESS.exec(script)?.[1];
    const list = `<script type="application/json" id="after-picture">${json({ entry, ahead })}</script>`;
    return `${list}<script type="module" crossorigin src="${starter}"></script>`;
  });
}

/** Takes the links with this text out, with the blanks before them. */
function takeLinks(html: string, having: string): { rest: string; addresses: string[] } {
  const addresses: string[] = [];
  let rest = '';
  let at = 0;
  for (const { 0: link, index } of html.matchAll(LINK)) {
    if (!link.includes(having)) continue;
    rest += html.slice(at, index).trimEnd();
    at = index + link.length;
    addresses.push(ADDRESS.exec(link)?.[1] ?? '');
  }
  return { rest: rest + html.slice(at), addresses };
}

/** The first part between two marks, which go with it. */
function replacePart(html: string, [open, close]: readonly [string, string], part: string): string {
  const start = html.indexOf(open);
  const end = html.indexOf(close, start);
  return start === -1 || end === -1 ? html : html.slice(0, start) + part + html.slice(end + close.length);
}

/** What a share of the page shows (Open Graph), and the one address it is known by. */
function shareTags(page: PageDescription & { canonical: string }, origin: string, title: string): string[] {
  const address = origin + page.canonical;
  return [
    `<link rel="canonical" href="${escapeText(address)}">`,
    meta('property', 'og:site_name', NAME),
    meta('property', 'og:locale', 'ko_KR'),
    meta('property', 'og:type', page.kind),
    meta('property', 'og:title', title),
    meta('property', 'og:description', page.description),
    meta('property', 'og:url', address),
    meta('property', 'og:image', origin + page.picture.path),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', page.picture.alt),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
}

/** The page in plain words until its script has drawn it. */
function earlyText({ text, links }: PageDescription, picture: PagePicture | null): string {
  const blocks = text.map(({ kind, text: words }) => `<${kind}>${escapeText(words)}</${kind}>`);
  // Below the title and its line, about where the page itself has it.
  if (picture) blocks.splice(2, 0, pictureTag(picture));
  const ways = links.map(({ href, label }) => `<li><a href="${escapeText(href)}">${escapeText(label)}</a></li>`);
  return `<div class="early"><p><strong>${NAME}</strong></p><main>${blocks.join('')}</main><nav><ul>${ways.join('')}</ul></nav></div>`;
}

function pictureTag({ width, height, sizes, src, sources }: PagePicture): string {
  const kinds = sources.map(({ type, srcset }) => `<source type="${type}" srcset="${srcset}" sizes="${sizes}">`);
  return `<picture>${kinds.join('')}<img src="${src}" width="${width}" height="${height}" alt="" fetchpriority="high"></picture>`;
}

const scriptTag = (file: string) => `<link rel="modulepreload" crossorigin href="${file}">`;

const styleTag = (file: string) => `<link ${STYLE_WITH_SCRIPT} crossorigin href="${file}">`;

const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escapeText(content)}">`;

/** JSON that cannot end the script element it stands in. */
const json = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
