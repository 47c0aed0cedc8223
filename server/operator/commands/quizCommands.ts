import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Command } from 'commander';
import { strToU8, zipSync } from 'fflate';
import { toCsv } from '#domain/interchange/toCsv.ts';
import { writeGift } from '#domain/interchange/writeGift.ts';
import { writeQti } from '#domain/interchange/writeQti.ts';
import { type DraftRow, draftQuiz, type QuizDraft } from '../../interchange/questions/draftQuiz.ts';
import { type QuestionFormat, questionFormats } from '../../interchange/questions/readQuestionFile.ts';
import { reviewTable } from '../../interchange/questions/reviewTable.ts';
import { knownMissions, knownPack } from '../books/knownPack.ts';
import type { CommandContext } from '../CommandContext.ts';
import { OperatorError } from '../OperatorError.ts';
import { printTable, refuseExisting } from '../printTable.ts';
import { readQuizFile } from '../quiz/readQuizFile.ts';

/** Questions whose options an editor completes. */
const REVIEW_FILE = 'review.csv';

const writtenFormats = ['gift', 'qti'] as const satisfies readonly QuestionFormat[];

interface ImportOptions {
  book: string;
  format?: string;
  out?: string;
  dryRun: boolean;
  report?: string;
}

/** `quiz …`: questions of other programs in as a draft, ours out. */
export function quizCommands(program: Command, context: CommandContext): void {
  const group = program.command('quiz').description('퀴즈와 OX를 다른 프로그램과 주고받기');

  group
    .command('import <file>')
    .description(
      'GIFT, Moodle XML, QTI(1.2~3의 문항, 폴더, zip), 문제 표(.xlsx, .csv)로 quiz.json과 ox.json의 초안을 만들어요. 보기가 4개가 아닌 문제는 고칠 표로 만들어요',
    )
    .requiredOption('--book <bookNo>', '어느 책의 문제인지')
    .option('--format <format>', `${questionFormats.join(', ')}. 적지 않으면 파일을 보고 알아내요`)
    .option('--out <folder>', '초안을 둘 새 폴더 (적지 않으면 quiz-책번호)')
    .option('--check, --dry-run', '확인만 하고 아무것도 만들지 않아요', false)
    .option('--report <file>', '문제마다 결과를 CSV로 저장해요')
    .action(async (path: string, options: ImportOptions) => {
      const format = options.format === undefined ? undefined : parseFormat(options.format, questionFormats);
      const { bookNo, hasText } = await knownPack(context, options.book);
      const out = options.out ?? `quiz-${bookNo}`;
      if (!options.dryRun) refuseExisting(out);
      const draft = await printTable(context, options.report, async (writeRows) => {
        const { notes, ...file } = await readQuizFile(path, format);
        for (const note of notes) context.print(note);
        const made = draftQuiz({ ...file, notes }, hasText);
        if (!options.dryRun && !isEmpty(made)) await writeDraft(made, out);
        await writeRows(...describe(made.report));
        return made;
      });
      context.print(countLine(draft));
      if (isEmpty(draft)) throw new OperatorError('옮길 수 있는 문제가 없어요.');
      if (options.dryRun) context.print('만든 것은 없어요.');
      else for (const line of whatNext(draft, out)) context.print(line);
    });

  group
    .command('export <bookNo>')
    .description('책의 퀴즈와 OX를 GIFT 파일이나 QTI 3 묶음(zip)으로 내보내요. 보기 그림은 글로만 나가요')
    .requiredOption('--format <format>', writtenFormats.join(', '))
    .requiredOption('--out <file>', '만들 파일')
    .action(async (bookNo: string, options: { format: string; out: string }) => {
      const format = parseFormat(options.format, writtenFormats);
      const pack = await knownMissions(context, bookNo);
      refuseExisting(options.out);
      const items = { quiz: pack.quiz.items, ox: pack.ox.items };
      await writeFile(options.out, format === 'gift' ? writeGift(items) : zipped(writeQti(items)), { flag: 'wx' });
      context.print(`${items.quiz.length + items.ox.length}문제를 내보냈어요: ${options.out}`);
    });
}

function parseFormat<Format extends string>(text: string, formats: readonly Format[]): Format {
  const format = formats.find((name) => name === text);
  if (format === undefined) throw new OperatorError(`형식은 ${formats.join(', ')} 가운데 하나예요.`);
  return format;
}

const isEmpty = ({ quiz, ox, review }: QuizDraft) => quiz.length + ox.length + review.length === 0;

async function writeDraft({ quiz, ox, review }: QuizDraft, out: string): Promise<void> {
  await mkdir(out, { recursive: true });
  for (const [name, items] of [['quiz', quiz] as const, ['ox', ox] as const]) {
    if (items.length > 0) await writeFile(join(out, `${name}.json`), `${JSON.stringify({ items }, null, 2)}\n`);
  }
  if (review.length > 0) await writeFile(join(out, REVIEW_FILE), toCsv(reviewTable(review)));
}

function countLine({ quiz, ox, review, report }: QuizDraft): string {
  const count = (outcome: DraftRow['outcome']) => report.filter((row) => row.outcome === outcome).length;
  const counted = [`퀴즈 ${quiz.length}문제`, `OX ${ox.length}문제`, `옮기지 못함 ${count('REFUSED')}문제`];
  if (review.length > 0) counted.push(`보기를 고칠 문제 ${review.length}개`);
  if (count('SAME') > 0) counted.push(`같은 문제 ${count('SAME')}개`);
  return counted.join(', ');
}

function whatNext({ quiz, ox, review }: QuizDraft, out: string): string[] {
  const lines: string[] = [];
  if (quiz.length + ox.length > 0) {
    lines.push(`초안: ${out}. ‘여기에’를 채우고 책 묶음에 넣은 다음 npm run check:content로 확인해 주세요.`);
  }
  if (review.length > 0) {
    const file = join(out, REVIEW_FILE);
    lines.push(`고칠 표: ${file}. 엑셀에서 비고대로 고쳐 저장하고 다시 quiz import로 가져와 주세요.`);
  }
  return lines;
}

/** Enough to find the question again. */
const EXCERPT = 60;
const outcomeNames = {
  QUIZ: '퀴즈',
  OX: 'OX',
  REVIEW: '고칠 표로',
  SAME: '같은 문제',
  REFUSED: '옮기지 못함',
} as const;

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
