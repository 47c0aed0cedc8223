import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Command } from 'commander';
import { strToU8, zipSync } from 'fflate';
import { writeGift } from '../../../domain/interchange/writeGift.ts';
import { knownMissions, knownPack } from '../books/knownPack.ts';
import type { Desk } from '../Desk.ts';
import { OperatorError } from '../OperatorError.ts';
import { type DraftRow, draftQuiz, type QuizDraft } from '../quiz/draftQuiz.ts';
import { type QuizFormat, quizFormats, readQuizFile } from '../quiz/readQuizFile.ts';
import { writeQti } from '../quiz/writeQti.ts';
import { refuseExisting, tellTable } from '../tellTable.ts';

interface ImportOptions {
  book: string;
  format: string;
  out?: string;
  dryRun: boolean;
  report?: string;
}

/** `quiz …`: questions of other programs in as a draft, ours out. */
export function quizCommands(program: Command, desk: Desk): void {
  const group = program.command('quiz').description('퀴즈와 OX를 다른 프로그램과 주고받기');

  group
    .command('import <file>')
    .description('GIFT 파일이나 QTI(문항, 폴더, zip)로 quiz.json과 ox.json의 초안을 만들어요')
    .requiredOption('--book <bookNo>', '어느 책의 문제인지')
    .requiredOption('--format <format>', quizFormats.join(', '))
    .option('--out <folder>', '초안을 둘 새 폴더 (적지 않으면 quiz-책번호)')
    .option('--check, --dry-run', '확인만 하고 아무것도 만들지 않아요', false)
    .option('--report <file>', '문제마다 결과를 CSV로 저장해요')
    .action(async (file: string, options: ImportOptions) => {
      const format = parseFormat(options.format);
      const { bookNo, hasText } = await knownPack(desk, options.book);
      const out = options.out ?? `quiz-${bookNo}`;
      if (!options.dryRun) refuseExisting(out);
      const isEmpty = ({ quiz, ox }: QuizDraft) => quiz.length + ox.length === 0;
      const draft = await tellTable(desk, options.report, async (tell) => {
        const made = draftQuiz(await readQuizFile(file, format), hasText);
        if (!options.dryRun && !isEmpty(made)) await writeDraft(made, out);
        await tell(...describe(made.report));
        return made;
      });
      const refused = draft.report.filter(({ outcome }) => outcome === 'REFUSED').length;
      desk.say(`퀴즈 ${draft.quiz.length}문제, OX ${draft.ox.length}문제, 옮기지 못함 ${refused}문제`);
      if (isEmpty(draft))
        throw new OperatorError('옮긴 문제가 하나도 없어요. 문제마다 적힌 까닭을 고쳐서 다시 해 주세요.');
      if (options.dryRun) desk.say('만든 것은 없어요.');
      else desk.say(`초안: ${out}. ‘여기에’를 채우고 책 묶음에 넣은 다음 npm run check:content로 확인해 주세요.`);
    });

  group
    .command('export <bookNo>')
    .description('책의 퀴즈와 OX를 GIFT 파일이나 QTI 3 묶음(zip)으로 내보내요. 보기 그림은 글로만 나가요')
    .requiredOption('--format <format>', quizFormats.join(', '))
    .requiredOption('--out <file>', '만들 파일')
    .action(async (bookNo: string, options: { format: string; out: string }) => {
      const format = parseFormat(options.format);
      const pack = await knownMissions(desk, bookNo);
      refuseExisting(options.out);
      const items = { quiz: pack.quiz.items, ox: pack.ox.items };
      await writeFile(options.out, format === 'gift' ? writeGift(items) : zipped(writeQti(items)), { flag: 'wx' });
      desk.say(`${items.quiz.length + items.ox.length}문제를 내보냈어요: ${options.out}`);
    });
}

function parseFormat(text: string): QuizFormat {
  const format = quizFormats.find((name) => name === text);
  if (format === undefined) throw new OperatorError(`형식은 ${quizFormats.join(', ')} 가운데 하나예요.`);
  return format;
}

async function writeDraft({ quiz, ox }: QuizDraft, out: string): Promise<void> {
  await mkdir(out, { recursive: true });
  for (const [name, items] of [['quiz', quiz] as const, ['ox', ox] as const]) {
    if (items.length > 0) await writeFile(join(out, `${name}.json`), `${JSON.stringify({ items }, null, 2)}\n`);
  }
}

/** Enough to find the question again. */
const EXCERPT = 60;
const outcomeNames = { QUIZ: '퀴즈', OX: 'OX', REFUSED: '옮기지 못함' } as const;

function describe(report: readonly DraftRow[]): string[][] {
  return [
    ['자리', '결과', 'id', '문제', '까닭', '살펴볼 것'],
    ...report.map(({ place, outcome, id, text, reasons, notes }) => [
      place,
      outcomeNames[outcome],
      id ?? '',
      text.length > EXCERPT ? `${text.slice(0, EXCERPT)}…` : text,
      reasons.join(' / '),
      notes.join(' / '),
    ]),
  ];
}

function zipped(files: Record<string, string>): Uint8Array {
  const bytes = Object.entries(files).map(([name, text]) => [name, strToU8(text)] as const);
  return zipSync(Object.fromEntries(bytes), { mtime: new Date(1980, 0, 2) });
}
