/**
 * Allowed imports (docs/architecture.md). First matching rule wins; `mayImport` holds prefixes of project paths
 * and names of packages. A rule without packages may use any package.
 */
export interface ImportRule {
  folder: RegExp;
  mayImport: (RegExp | ((from: RegExpExecArray) => RegExp))[];
  packages?: RegExp;
}

const own = (pattern: string) => (from: RegExpExecArray) => new RegExp(`^${pattern.replaceAll('$1', from[1] ?? '')}`);

/** What a module of the server offers to others. */
const PUBLIC = /^server\/modules\/[^/]+\/public\.ts$/;
const ROUTES = /^server\/modules\/(?:[^/]+\/)+\w+Routes\.ts$/;
const TABLES = /^server\/modules\/[^/]+\/\w+Tables\.ts$/;

export const importRules: readonly ImportRule[] = [
  { folder: /^domain\//, mayImport: [/^domain\//], packages: /^es-hangul$/ },
  { folder: /^contract\//, mayImport: [/^contract\//, /^domain\//], packages: /^zod$/ },
  { folder: /^game\/bus\//, mayImport: [/^game\/bus\//, /^contract\//, /^domain\//], packages: /^$/ },
  {
    folder: /^game\/(?:ui|engine|config)\//,
    mayImport: [/^game\/(ui|engine|config|bus)\//, /^contract\//, /^domain\//],
  },
  {
    folder: /^game\/scenes\/([^/]+)\//,
    mayImport: [own('game/scenes/$1/'), /^game\/(ui|engine|config|bus)\//, /^contract\//, /^domain\//],
  },
  { folder: /^game\//, mayImport: [/^game\//, /^contract\//, /^domain\//] },
  {
    folder: /^src\/game-host\//,
    mayImport: [/^src\/(game-host|components|lib|config|styles)\//, /^game\//, /^contract\//, /^domain\//],
  },
  {
    folder: /^src\/features\/([^/]+)\//,
    mayImport: [
      own('src/features/$1/'),
      /^src\/(components|lib|config|game-host|styles)\//,
      /^contract\//,
      /^domain\//,
    ],
  },
  {
    folder: /^src\/(?:components|lib|config)\//,
    mayImport: [/^src\/(components|lib|config|styles)\//, /^contract\//, /^domain\//],
  },
  {
    folder: /^src\/teacher\//,
    mayImport: [/^src\/(teacher|components|lib|config|styles)\//, /^contract\//, /^domain\//],
  },
  { folder: /^src\//, mayImport: [/^src\/(?!teacher\/)/, /^contract\//, /^domain\//] },
  // The two lists of routes: what is open, and what stands behind the login.
  { folder: /^server\/routes\//, mayImport: [/^server\/(routes|plugins)\//, ROUTES] },
  {
    folder: /^server\/modules\/([^/]+)\/(?:.+\/)?\w+Routes\.ts$/,
    mayImport: [
      own('server/modules/$1/'),
      PUBLIC,
      /^server\/(core|plugins|interchange|errors|config|content|public-pages)\//,
      /^contract\//,
      /^domain\//,
    ],
  },
  {
    folder: /^server\/modules\/([^/]+)\/repositories\//,
    mayImport: [
      own('server/modules/$1/(repositories/|\\w+Tables\\.ts$)'),
      /^server\/(repositories|db|errors)\//,
      /^contract\//,
      /^domain\//,
    ],
  },
  {
    folder: /^server\/modules\/([^/]+)\//,
    mayImport: [
      own('server/modules/$1/'),
      PUBLIC,
      /^server\/(core|repositories|gateways|interchange|db|errors|content|config)\//,
      /^contract\//,
      /^domain\//,
    ],
  },
  { folder: /^server\/repositories\//, mayImport: [/^server\/(repositories|db|errors)\//, /^contract\//, /^domain\//] },
  { folder: /^server\/db\/schema\//, mayImport: [/^server\/db\//, TABLES, /^contract\//, /^domain\//] },
  // Bytes in, plain data out: usable by the command line and by a route alike.
  { folder: /^server\/interchange\//, mayImport: [/^server\/interchange\//, /^contract\//, /^domain\//] },
  { folder: /^server\//, mayImport: [/^server\/(?!modules\/)/, PUBLIC, /^contract\//, /^domain\//] },
  // The stand-ins share the settings with the server and none of its code, so that both sides can be wrong apart.
  { folder: /^sandbox\//, mayImport: [/^sandbox\//, /^server\/(config|errors)\//, /^domain\//] },
];
