/** A feature that some browser of the floor lacks and that is used all the same. */
export interface Guarded {
  /** As in MDN's data; `.*` at its end stands for whatever is below it. */
  path: string;
  /** Names of built files, without their hash, that may use it. */
  files: readonly string[] | 'all';
  /** What happens where it is missing. */
  reason: string;
}

const PIXI_OWN = "a method of Pixi's own with the same name";

/** What would fail where it is missing, if it were called there. */
const calls: readonly Guarded[] = [
  {
    path: 'api.CanvasRenderingContext2D.roundRect',
    files: ['aquariumScene.js', 'crosswordScene.js', 'game.js', 'matchingScene.js', 'pixi.js', 'wordCatchScene.js'],
    reason: "a method of Pixi's own Graphics; our canvases use traceRoundRect",
  },
  {
    path: 'javascript.builtins.Intl.Segmenter',
    files: ['ReportsPage.js', 'missions.js', 'pixi.js'],
    reason: 'countSigns and Pixi ask for it first, and count by code points without it',
  },
  {
    path: 'api.BarcodeDetector',
    files: ['CardLoginPage.js', 'teacherParts.js'],
    reason: 'QrCamera asks for it first; a card or a sheet is scanned by the camera app or typed without it',
  },
  { path: 'api.Window.requestIdleCallback', files: ['index.js'], reason: 'onNetworkIdle asks for it first' },
  {
    path: 'api.Element.checkVisibility',
    files: ['dialogs.js', 'teacherParts.js'],
    reason: 'the focus scope of Radix asks for it first',
  },
  {
    path: 'api.Navigator.share',
    files: ['AquariumPage.js', 'ParentLinkTools.js'],
    reason: 'the button that shares is only there where this is',
  },
  { path: 'api.Navigator.canShare', files: ['parts.js'], reason: 'asked for first' },
  { path: 'api.Navigator.wakeLock', files: ['parts.js', 'teacherParts.js'], reason: 'useScreenLock asks for it first' },
  {
    path: 'api.Element.requestFullscreen',
    files: ['teacherParts.js'],
    reason: 'the button that fills the screen is only there where this is',
  },
  {
    path: 'api.Document.exitFullscreen',
    files: ['teacherParts.js'],
    reason: 'only called where something fills the screen',
  },
  {
    path: 'api.SpeechSynthesisUtterance',
    files: ['parts.js'],
    reason: 'nothing is read aloud without a voice, and a browser without it has none',
  },
  { path: 'api.OffscreenCanvas', files: ['GameRoot.js', 'pixi.js'], reason: 'asked for first' },
  { path: 'api.VideoFrame', files: ['pixi.js'], reason: 'asked for first' },
  { path: 'api.TouchEvent', files: ['pixi.js'], reason: 'asked for first: a Mac has no touches' },
  {
    path: 'api.HTMLVideoElement.requestVideoFrameCallback',
    files: ['pixi.js'],
    reason: 'asked for first, and no scene shows a video',
  },
  { path: 'api.HTMLVideoElement.cancelVideoFrameCallback', files: ['pixi.js'], reason: 'as the request' },
  {
    path: 'api.SubtleCrypto.getPublicKey',
    files: ['teacherParts.js'],
    reason: 'a method of passkeys, asked for first',
  },
  { path: 'api.Screen.orientation', files: ['howler.js'], reason: "a method of howler's own sounds in space" },
  {
    path: 'api.Window.setImmediate',
    files: ['openHttp.js', 'pixi.js', 'teacher.js', 'react.js'],
    reason: 'asked for first',
  },
  { path: 'api.Window.navigation', files: ['teacher.js', 'react.js'], reason: 'React asks for it first' },
  { path: 'api.Navigator.connection', files: ['teacher.js', 'react.js'], reason: 'React asks for it first' },
  {
    path: 'api.Document.startViewTransition',
    files: ['teacher.js', 'react.js'],
    reason: 'React calls it in try, and draws without',
  },
  {
    path: 'javascript.builtins.Error.captureStackTrace',
    files: ['browser.js', 'openHttp.js'],
    reason: 'axios and fflate ask for it first',
  },
  { path: 'javascript.builtins.Symbol.dispose', files: ['BookReadPage.js'], reason: 'a method of the reader' },
  { path: 'javascript.builtins.Iterator.toArray', files: ['drag.js'], reason: 'a method of dnd-kit' },
  {
    path: 'javascript.builtins.Iterator.take',
    files: ['SignUpPage.js', 'SubscriptionPaymentPage.js'],
    reason: 'a method of the return from another company',
  },
  { path: 'javascript.builtins.Iterator.toArray', files: ['pixi.js'], reason: PIXI_OWN },
  { path: 'javascript.builtins.ArrayBuffer.resize', files: ['GameRoot.js', 'pixi.js'], reason: PIXI_OWN },
  { path: 'javascript.builtins.Uint8Array.toHex', files: ['pixi.js'], reason: PIXI_OWN },
  { path: 'api.FileSystemEntry.copyTo', files: ['pixi.js'], reason: PIXI_OWN },
  { path: 'api.Navigator.install', files: ['matter.js', 'pixi.js'], reason: 'a method of plugins of theirs' },
  { path: 'api.MediaSource.handle', files: ['pixi.js', 'service-worker.js'], reason: 'a method of Pixi and Workbox' },
  { path: 'api.EventTarget.when', files: ['parts.js'], reason: "a method of zod's checks" },
  { path: 'api.Navigator.ink', files: ['game.js', 'wordCatchScene.js'], reason: "a method of the game's palette" },
  { path: 'api.MediaStreamTrack.stats', files: ['matter.js'], reason: 'a method of its renderer, which is not used' },
  { path: 'api.SVGPathElement.*', files: ['matter.js'], reason: 'shapes from SVG paths, which no scene makes' },
];

/** What a page is plainer without, and no less usable. */
const looks: readonly Guarded[] = Object.entries({
  'lines break where they are full': ['properties.text-wrap', 'properties.text-wrap.*'],
  'a tablet has no pointer to be shown': ['properties.cursor.*'],
  'a field of text keeps its height': ['properties.resize', 'properties.resize.vertical'],
  'a bar of scrolling is shown': ['properties.scrollbar-width', 'properties.scrollbar-width.none'],
  'the page behind moves at the end of a list': [
    'properties.overscroll-behavior',
    'properties.overscroll-behavior.contain',
  ],
  'the printer breaks pages where they are full, in the size that it has': [
    'at-rules.page',
    'properties.size',
    'properties.break-after.avoid',
    'properties.orphans',
    'properties.widows',
    'properties.content-visibility',
    'properties.content-visibility.visible',
    'selectors.details-content',
  ],
  'a page of a book begins the next column by its margin': ['properties.break-before.column'],
  'another letter of one width': ['properties.font-family.ui-monospace'],
  'Safari has no forced colours': ['properties.forced-color-adjust', 'properties.forced-color-adjust.none'],
  'a ring is larger than a phone at 200 %, which Firefox is not on': ['properties.zoom'],
  'pages change at once': ['selectors.view-transition'],
  'covers have margins and letters of one size, and no author': [
    'at-rules.container',
    'properties.container-type',
    'properties.container-type.inline-size',
  ],
  'colours and columns that follow what is inside stay as they are; what is chosen and focused is shown all the same': [
    'selectors.has',
  ],
}).flatMap(([reason, paths]) => paths.map((path) => ({ path: `css.${path}`, files: 'all', reason })));

export const guarded: readonly Guarded[] = [...calls, ...looks];
