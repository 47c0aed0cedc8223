interface Option {
  /** As the heading counts. */
  no: number;
  text: string;
}

export type TableAnswer = { ok: true; numbers: ReadonlySet<number> } | { ok: false; reason: string };

const LETTERS: Readonly<Record<string, number>> = {
  가: 1,
  나: 2,
  다: 3,
  라: 4,
  마: 5,
  // ㄱ to ㅁ, as NFKC writes them.
  '\u1100': 1,
  '\u1102': 2,
  '\u1103': 3,
  '\u1105': 4,
  '\u1106': 5,
  a: 1,
  b: 2,
  c: 3,
  d: 4,
  e: 5,
};

/**
 * The options that a cell `정답` names: by number (`3`, `③`, `3번`, `보기3`), by letter, or by their text. A number that
 * is the text of another option too could mean either.
 */
export function readTableAnswer(cell: string, options: readonly Option[]): TableAnswer {
  const text = cell.normalize('NFKC').trim();
  const same = options.filter((option) => option.text.normalize('NFKC') === text).map(({ no }) => no);
  const parts = text
    .replaceAll(/\s+/gu, ' ')
    .split(/ ?[,/·、&] ?| (?:와|과|및) | (?=\d)/u)
    .filter((part) => part !== '');
  const numbers = parts.map(numberOf);
  const known = numbers.every((no) => no !== null && options.some((option) => option.no === no));
  if (known && numbers.length > 0) {
    const named = new Set(numbers.filter((no) => no !== null));
    if (same.length > 0 && !same.every((no) => named.has(no))) {
      return {
        ok: false,
        reason: `정답 ‘${cell}’이 보기의 번호인지 글인지 알 수 없어요. 번호라면 ${cell}번으로 적어 주세요`,
      };
    }
    return { ok: true, numbers: named };
  }
  if (same.length > 0) return { ok: true, numbers: new Set(same) };
  const asked =
    numbers.length === 1 && numbers[0] !== null ? `${numbers[0]}번 보기가 비어 있어요` : '보기 가운데 없는 글이에요';
  return { ok: false, reason: `정답 ‘${cell.slice(0, 40)}’: ${asked}` };
}

function numberOf(part: string): number | null {
  const [, number, letter] =
    /^(?:보기|정답|답)?\s*[([]?(?:(\d{1,2})|([가나다라마\u1100\u1102\u1103\u1105\u1106a-e]))[)\].]?\s*번?$/iu.exec(
      part,
    ) ?? [];
  if (number !== undefined) return Number(number);
  return letter === undefined ? null : (LETTERS[letter.toLowerCase()] ?? null);
}
