import type { Command } from 'commander';
import type { ItemMisfit } from '#domain/item-statistics/findMisfit.ts';
import { ITEM_TUNING } from '#domain/item-statistics/tuning.ts';
import { missionKindNames } from '#domain/mission/missionKinds.ts';
import {
  type DescribedItem,
  describeFormItems,
  describeMissionItems,
  itemMeasures,
  type StoredMeasure,
} from '#server/modules/item-statistics/public.ts';
import { readTestContent } from '../../content/readTestContent.ts';
import { missionMaterials, parseMaterial } from '../../repositories/missionMaterials.ts';
import type { CommandContext } from '../CommandContext.ts';
import { listPage, PAGE_OPTION, type PageOption, printListEnd } from '../listPage.ts';
import { OperatorError } from '../OperatorError.ts';

const LISTED = 50;

const misfitWords: Readonly<Record<ItemMisfit, string>> = {
  KEY: '정답을 확인해 주세요: 더 잘 읽는 학생이 다른 답을 골라요',
  RIVAL: '다른 답도 맞아 보여요',
  FLAT: '잘 읽는 학생도 못 읽는 학생도 똑같이 맞혀요',
  EASIER: '지은이가 본 것보다 훨씬 쉬워요',
  HARDER: '지은이가 본 것보다 훨씬 어려워요',
};

/** `items statistics`: how hard each item is and how well it separates readers, from counted answers without names. */
export function itemStatisticsCommand(group: Command, context: CommandContext): void {
  group
    .command('statistics')
    .description(
      '문제마다 정답률, 난이도, 변별도, 답의 비율을 보여 줘요. 책이나 검사지를 안 적으면 살펴볼 문제만 보여 줘요',
    )
    .option('--book <bookNo>', '이 책의 퀴즈와 OX')
    .option('--form <formNo>', '이 진단 검사지')
    .option(...PAGE_OPTION)
    .action(async ({ book, form, ...page }: PageOption & { book?: string; form?: string }) => {
      if (book !== undefined) return printBook(context, book);
      if (form !== undefined) return printForm(context, form);
      const listed = await listPage(page, LISTED, (limit, offset) => itemMeasures.misfits(context.db, limit, offset));
      for (const measure of listed.rows) printMisfit(context, measure);
      printListEnd(context, listed, '살펴볼 문제가 없어요.');
    });
}

function printMisfit(context: CommandContext, measure: StoredMeasure): void {
  const { source, ownerNo, itemKey, answers, raq, error, misfit } = measure;
  const place = source === 'DIAGNOSIS' ? `진단 검사지 ${ownerNo}` : `${ownerNo} ${missionKindNames[source]}`;
  const words = misfit === null ? '' : misfitWords[misfit];
  context.print([place, itemKey, `답 ${answers}개`, difficulty({ answers, raq, error }), words].join('\t'));
}

async function printBook(context: CommandContext, text: string): Promise<void> {
  const bookNo = readNumber(text);
  const book = await missionMaterials.findBook(context.db, bookNo);
  if (!book) throw new OperatorError(`그런 책이 없어요: ${text}`);
  for (const mission of await missionMaterials.current(context.db, bookNo)) {
    if (mission.kind !== 'QUIZ' && mission.kind !== 'OX') continue;
    const material = parseMaterial(mission);
    if (material.kind !== 'QUIZ' && material.kind !== 'OX') continue;
    context.print(`${bookNo} 『${book.bookName}』 ${missionKindNames[mission.kind]}`);
    for (const item of await describeMissionItems(context.db, material, book)) print(context, item);
  }
}

async function printForm(context: CommandContext, text: string): Promise<void> {
  const formNo = readNumber(text);
  const { diagnosis } = await readTestContent(context.env.contentDir);
  const form = diagnosis?.value.find((one) => one.formNo === formNo);
  if (!form) throw new OperatorError(`그런 검사지가 없어요: ${text}`);
  context.print(`진단 검사지 ${formNo} ${form.title}`);
  for (const item of await describeFormItems(context.db, form)) print(context, item);
}

function print(context: CommandContext, { item, writerRaq, measure }: DescribedItem): void {
  const { answers, rightShare, choices, discrimination, misfit } = measure;
  const shares = choices.map(({ choice, share }) => `${choice === item.key ? '✓' : ''}${choice} ${percent(share)}`);
  context.print(
    [
      item.itemKey,
      item.label,
      `답 ${answers}개`,
      `정답률 ${percent(rightShare)}`,
      difficulty(measure),
      `지은이 ${writerRaq}`,
      `변별도 ${discrimination === null ? '없음' : discrimination.toFixed(2)}`,
      shares.join(' / '),
      misfit === null ? '' : misfitWords[misfit],
    ].join('\t'),
  );
}

function difficulty({ answers, raq, error }: { answers: number; raq: number; error: number }): string {
  return `난이도 ${raq}±${error}${answers < ITEM_TUNING.answersToMeasure ? ' (추정)' : ''}`;
}

const percent = (share: number) => `${Math.round(share * 100)}%`;

function readNumber(text: string): number {
  if (!/^\d{1,7}$/.test(text)) throw new OperatorError(`번호를 숫자로 적어 주세요: ${text}`);
  return Number(text);
}
