/** Slow voices speak some four Korean syllables a second at their own speed; signs between them take time as well. */
const CHARACTER_MS = 250;
/** A voice may have to be fetched first. */
const BEGIN_MS = 5000;

/** After how many milliseconds a text that is spoken without a pause must be over: twice as long as a slow voice takes. */
export function longestSpeech(text: string, rate: number): number {
  return BEGIN_MS + (2 * text.length * CHARACTER_MS) / rate;
}
