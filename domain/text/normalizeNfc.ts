/** Text as it is stored and compared: composed (a Mac or iPhone may paste it taken apart), without outer blanks. */
export function normalizeNfc(text: string): string {
  return text.normalize('NFC').trim();
}
