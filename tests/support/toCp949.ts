import { cp949Hangul } from './cp949Hangul.ts';

let codes: Map<string, readonly [number, number]> | undefined;

/** A text as Korean Notepad saves it ("ANSI"): the Korean code page, CP949. */
export function toCp949(text: string): Uint8Array {
  codes ??= new Map([...symbols(), ...cp949Hangul()]);
  return new Uint8Array(
    [...text].flatMap((letter) => {
      const code = codes?.get(letter);
      if (code === undefined && letter.charCodeAt(0) > 0x7f) throw new Error(`${letter} is not in this code page`);
      return code ?? [letter.charCodeAt(0)];
    }),
  );
}

/** Symbols and letters of KS X 1001, the part of CP949 that Node's TextDecoder reads right. */
function symbols(): Map<string, readonly [number, number]> {
  const decoder = new TextDecoder('euc-kr');
  const found = new Map<string, readonly [number, number]>();
  for (let lead = 0xa1; lead <= 0xac; lead += 1) {
    for (let trail = 0xa1; trail <= 0xfe; trail += 1) {
      const letter = decoder.decode(new Uint8Array([lead, trail]));
      if ([...letter].length === 1 && letter !== '\uFFFD') found.set(letter, [lead, trail]);
    }
  }
  return found;
}
