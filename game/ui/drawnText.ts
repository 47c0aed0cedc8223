/** Marks of titles that Jua lacks: where no font of the device has them either they would be drawn as boxes. */
const TITLE_MARKS: Readonly<Record<string, string>> = { '『': '“', '』': '”', '「': '“', '」': '”' };

/** A text as the face of the game can write it. What is read aloud keeps its own marks. */
export function drawnText(text: string): string {
  return text.replaceAll(/[『』「」]/g, (mark) => TITLE_MARKS[mark] ?? mark);
}
