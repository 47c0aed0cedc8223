import type { Rolldown } from 'vite';

type Groups = NonNullable<Extract<Rolldown.OutputOptions['codeSplitting'], object>['groups']>;

/** What pages behind the login run before the shell, with everything that it needs: it waits for no other file. */
const runBeforeShell =
  /src\/lib\/(ahead\/|session\/(StoredSession|accountStanding|createLoginStorage)|persisted\/(isRecord|openStorage)|browser\/createRandomId)|contract\/(requestId|site)\.|domain\/time\/duration/;
/**
 * React, apart from the rest: half of the first visit in one file would come after everything else over HTTP/1.1, where
 * the files of a page share the line.
 */
const react = /\/node_modules\/react-dom\/(client|cjs\/react-dom-client\.production)\./;
/**
 * What every page needs from outside. In one chunk it packs tighter, and it stays the same over our releases. Older copies
 * that other libraries bring inside their own folder stay with those.
 */
const neededByEveryPage =
  /^(?!.*\/node_modules\/.*\/node_modules\/).*\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack|zustand)\/|rolldown\/runtime/;
/**
 * The shell, which takes along what it imports, and the parts of the first visit that other pages need as well: every
 * page needs both.
 */
const neededByAllPages =
  /\/index\.html$|src\/(components\/(button|pet|pet-portrait|skeleton|states|text-field|form-notice|password-field\/PasswordField|illustrations\/(Sea|Empty)|layout\/(Logo|Main))|lib\/(browser\/(useDocumentTitle|takeLostFocus)|queries\/givenAnswer|session\/useEnterSession))|contract\/endpoints\/(addressOf|auth|Endpoint)\.|lucide-react\/dist\/esm\/icons\/(arrow-right|log-in|menu|message-circle|sailboat|sparkles|user-plus|x)\./;
/** What pages for visitors have in common with those of students, the login page left aside. */
const sharedWithVisitors =
  /src\/(components\/(art-icon|switch|contact|pagination|layout\/FooterFrame|page\/PageHeader)|lib\/ticketWords)|domain\/(time\/(seoul|formatKorean)|text\/formatWon|subscription\/(approximatePrice|permissions)|book\/(readingLevels|bookCategories))|lucide-react\/dist\/esm\/icons\/(arrow-left|chevron-left|chevron-right)\./;
/** What nearly every page for visitors needs: two files instead of two dozen. */
const sharedByIntroPages =
  /src\/(features\/intro\/(IntroScreen|introMenu|sectionOf|layout\/|parts\/(CallBand|HeroStage|IntroBand|IntroHero|PointCards|ProductShot|SeaRoute|describeShot|heroShots|shotSizes|shots)))\b/;
/** What stands around a student's pages, and the small parts that nearly all of them need. */
const neededByStudentPages =
  /src\/(app\/(PolicyLink|loadPolicyDialog)|features\/contest\/(contestQueries|clock\/)|components\/(layout\/(?!Entry)|(menu|sign-out|progress|badge|page|book|avatar|select-field)\/)|config\/|lib\/(session|queries)\/|lib\/(api\/isUnreachable|browser\/(openAquariumWindow|useOpenAquarium)|persisted\/(answersDatabase|inTime|shellCache)|formatDay|countBooks|useSettled|kept-books\/useKeptSign))|contract\/(errorCodes|endpoints\/(account|activityLog|book|contest|library|login|main|popup)\.)|domain\/(mission\/missionKinds|text\/(withJosa|checkRules|percentOf)|book\/(grades|studentGrades))|\/es-hangul\/|idb-keyval|lucide-react\/dist\/esm\/icons\//;
/** What lays itself over a page. */
const dialogs =
  /src\/components\/dialog\/|node_modules\/(@radix-ui|react-remove-scroll|aria-hidden|use-sidecar|use-callback-ref|react-style-singleton|get-nonce)/;
/** Open lines, and the words that are gathered while one reads: the aquarium, the bell and a few more. */
const openLines = /src\/lib\/(live|word-basket)\/|\/eventsource-parser\/|contract\/endpoints\/wordBasket\./;
/** What several of a student's pages share beside that: settings and their schemas, reading aloud. */
const sharedByStudentPages =
  /src\/(app\/PolicyLink|features\/(contest\/(contestQueries|clock\/serverNow)|reader\/createReadingOutbox)|components\/(layout\/(?!Entry)|(dialog|menu|sign-out|progress|badge|page|book|tabs|avatar|save-badge|select-field|radio-group|checkbox|switch|count-up|read-aloud|parent-link\/ParentButton)\/)|config\/|lib\/(?!payment|identity|answers|observers|live|word-basket)|game-host\/(?!GameCanvas))|\/game\/bus\/|contract\/(errorCodes|endpoints\/(account|activityLog|book|contact|library|login|main|contest|mission|note|parentShare|popup|review)\.)|domain\/(mission\/(missionKinds|tuning|describeCategories)|note\/tuning|contest|book\/(comprehensionCategories|readingProgress|grades|studentGrades)|aquarium\/(tuning|seaLightAt)|time\/|text\/(withJosa|withoutUnseen|normalizeNfc|checkRules))|\/es-hangul\/|idb-keyval|lucide-react\/dist\/esm\/icons\/|node_modules\/(@radix-ui|react-remove-scroll|aria-hidden|use-sidecar|use-callback-ref|react-style-singleton|get-nonce)/;
/** What has been written and not yet sent: every page of a student looks for it once it is at rest, and carries no more. */
const keptForSending =
  /src\/(features\/(mission\/(submission|journal|session|attemptCalls|play\/afterHandIn)|note\/sync)|lib\/answers\/(AnswerJournal|openServerClock|openTests))|domain\/(note\/(NoteSync|joinDrafts|joinReports|matchingMap|normalizeNote|noteKinds)|mission\/StampedAnswer)/;
/** What draws: a scene needs all of it, and so it comes in one file. */
const drawingLibraries =
  /node_modules\/(pixi\.js|@pixi|its-fine|react-reconciler|eventemitter3|earcut|tiny-lru|ismobilejs|gsap)\/|chaekbada:unused-pixi/;

/** Of what several pages need; what only one needs stays with that one. */
const sharedWithin = (name: string, test: RegExp) => ({ name, test, minShareCount: 2 });

/**
 * Which modules come together in one file. Left alone, what a set of pages shares is a file for each set: 280 of them,
 * half below 1.5 kB, and sixty to wait for before a mission. Each request costs a tablet and the server about as much as
 * 20 kB of code that is not needed yet.
 *
 * A group takes along what its modules import and no group before it has taken: what a later one must not carry (a page
 * for visitors the parts of students' pages, the shell Pixi) stands before it.
 */
export const codeGroups: Groups = [
  { name: 'ahead', test: runBeforeShell },
  { name: 'react', test: react },
  { name: 'vendor', test: neededByEveryPage },
  { name: 'shell', test: neededByAllPages },
  { name: 'visitors', test: sharedWithVisitors },
  // A large part is its own page's matter, even where a second one has it.
  { ...sharedWithin('pages', neededByStudentPages), maxModuleSize: 9000 },
  sharedWithin('dialogs', dialogs),
  { ...sharedWithin('parts', sharedByStudentPages), maxModuleSize: 9000 },
  sharedWithin('live', openLines),
  sharedWithin('kept', keptForSending),
  sharedWithin('lists', /src\/components\/list-search\//),
  { name: 'pixi', test: drawingLibraries },
  sharedWithin('game', /\/game\/(engine|ui|config)\//),
  sharedWithin('drag', /node_modules\/@dnd-kit\//),
  sharedWithin(
    'account',
    /domain\/account\/|react-hook-form|src\/(components\/(password-field|layout\/EntryFrame)|features\/find-account\/|lib\/identity\/)/,
  ),
  sharedWithin('my-page', /src\/features\/my-page\//),
  sharedWithin('tickets', /domain\/subscription\/|src\/(features\/subscription|lib\/payment)\//),
  sharedWithin('tests', /src\/(components\/(test-question|read-aloud)|lib\/answers)\//),
  sharedWithin('diagnosis', /src\/features\/(diagnosis|personality)\/|domain\/diagnosis\//),
  sharedWithin('contest', /(src\/features|domain)\/contest\//),
  sharedWithin('missions', /src\/(features\/(mission|note)|components\/writing)\/|domain\/(mission|note)\//),
  { name: 'intro', test: sharedByIntroPages },
];
