let codes: Map<string, readonly [number, number]> | undefined;

/** A text as Korean Notepad saves it ("ANSI"): the Korean code page, CP949. */
export function toCp949(text: string): Uint8Array {
  codes ??= readCodes();
  return new Uint8Array(
    [...text].flatMap((letter) => {
      const code = codes?.get(letter);
      if (code === undefined && letter.charCodeAt(0) > 0x7f) throw new Error(`${letter} is not in this code page`);
      return code ?? [letter.charCodeAt(0)];
    }),
  );
}

function readCodes(): Map<string, readonly [number, number]> {
  const decoder = new TextDecoder('euc-kr');
  const found = new Map<string, readonly [number, number]>();
  for (let lead = 0x81; lead <= 0xfe; lead += 1) {
    for (let trail = 0x41; trail <= 0xfe; trail += 1) {
      const letter = decoder.decode(new Uint8Array([lead, trail]));
      if ([...letter].length === 1 && letter !== '\uFFFD') found.set(letter, [lead, trail]);
    }
  }
  return found;
}
