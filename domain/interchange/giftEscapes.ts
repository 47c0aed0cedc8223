/** The characters that mean something to GIFT; a backslash before one takes the meaning away. */
const CONTROL = '~=#{}:\\';
/** Places outside of any script, where escaped characters wait while the others are looked for. */
const HIDDEN = 0xe000;
const NEWLINE = String.fromCharCode(HIDDEN + CONTROL.length);

/** Puts escaped characters out of sight, so that what is left can be read literally. */
export function hideEscapes(text: string): string {
  const clean = text.replace(/[\ue000-\ue007]/gu, '\ufffd');
  return clean.replace(/\\([~=#{}:\\n])/gu, (_, mark: string) =>
    mark === 'n' ? NEWLINE : String.fromCharCode(HIDDEN + CONTROL.indexOf(mark)),
  );
}

/** Brings hidden characters back, as themselves. */
export function showEscapes(text: string): string {
  return text.replace(/[\ue000-\ue007]/gu, (hidden) => CONTROL[hidden.charCodeAt(0) - HIDDEN] ?? '\n');
}

/** Writes a text so that GIFT reads it back as it is. */
export function giftEscapes(text: string): string {
  return text.replace(/[~=#{}:\\]/gu, (mark) => `\\${mark}`);
}
