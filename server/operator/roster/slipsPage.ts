import type { RosterRowReport } from '#server/modules/roster/public.ts';

const STYLE = `
@page { margin: 12mm }
body { font-family: Pretendard, 'Malgun Gothic', 'Apple SD Gothic Neo', sans-serif; margin: 0; color: #000 }
section { break-after: page }
section:last-child { break-after: auto }
h1 { font-size: 16px; margin: 8px 0 }
ul { list-style: none; padding: 0; margin: 0; display: grid; grid-template-columns: 1fr 1fr }
li { border: 1px dashed #666; padding: 10px 14px; break-inside: avoid; font-size: 14px; line-height: 1.6 }
b { font-size: 16px }
code { font-family: Consolas, Menlo, monospace; font-size: 17px; letter-spacing: 1px }`;

export interface Slips {
  institution: string;
  /** Where students sign in. */
  address: string;
  rows: readonly RosterRowReport[];
}

/** A page for paper: one slip for each new student with name, id and first password, class by class. No script. */
export function slipsPage({ institution, address, rows }: Slips): string {
  const made = rows.filter(({ password }) => password !== null);
  const byClass = new Map<string, RosterRowReport[]>();
  for (const row of made) {
    const title = [row.shown.schoolGrade, row.shown.className === '' ? '' : `${row.shown.className}반`]
      .join(' ')
      .trim();
    byClass.set(title, [...(byClass.get(title) ?? []), row]);
  }
  const sections = [...byClass].map(
    ([title, students]) =>
      `<section><h1>${escaped(`${institution} ${title} (${students.length}명)`)}</h1><ul>\n${students
        .map((row) => slip(row, institution, address))
        .join('\n')}\n</ul></section>`,
  );
  const title = escaped(`${institution} 첫 비밀번호`);
  return `<!doctype html>
<html lang="ko"><head><meta charset="utf-8"><title>${title}</title><style>${STYLE}</style></head>
<body>${sections.join('\n')}</body></html>
`;
}

function slip({ shown, accountId, password }: RosterRowReport, institution: string, address: string): string {
  const number = shown.classNumber === '' ? '' : `${shown.classNumber}번 `;
  const place = [shown.schoolGrade, shown.className === '' ? '' : `${shown.className}반`].join(' ').trim();
  return `<li>${escaped(institution)}<br>${escaped(`${place} ${number}`)}<b>${escaped(shown.name)}</b><br>
아이디 <code>${escaped(accountId ?? '')}</code><br>첫 비밀번호 <code>${escaped(password ?? '')}</code><br>
${escaped(address)} 에서 로그인하고 비밀번호를 바꿔 주세요.</li>`;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
