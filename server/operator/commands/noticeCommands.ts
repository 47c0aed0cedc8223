import { createHash } from 'node:crypto';
import type { Command } from 'commander';
import { siteArticles } from '../../content/siteArticles.ts';
import { readSafely } from '../../content/syncMarkdown.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import { type ArticleKind, articleStore } from '../../repositories/articleStore.ts';
import { auditLog } from '../../repositories/auditLog.ts';
import type { CommandContext } from '../CommandContext.ts';
import { OperatorError } from '../OperatorError.ts';
import { readTextFile } from '../readTextFile.ts';

const kinds = [
  ['notice', 'NOTICE', '공지사항', '소식'],
  ['faq', 'FAQ', '자주 묻는 질문', '질문'],
  ['popup', 'POPUP', '메인 화면의 알림창', '알림창'],
] as const satisfies [string, ArticleKind, string, string][];

/** `notice …`, `faq …` and `popup …`: texts of the sites, from Markdown files. They count at once, on every site named. */
export function noticeCommands(program: Command, context: CommandContext): void {
  for (const [name, kind, description, noun] of kinds) {
    const group = program.command(name).description(description);

    group
      .command('list')
      .description('번호, 온 곳, 보이는지, 제목')
      .action(async () => {
        const articles = await articleStore.list(context.db, kind);
        for (const { number, origin, hidden, title } of articles) {
          context.print(`${number}\t${origin === 'OPERATOR' ? '운영' : '기본'}\t${hidden ? '숨김' : '보임'}\t${title}`);
        }
        if (articles.length === 0) context.print(`아직 ${noun}이 없어요.`);
      });

    group
      .command('check <file>')
      .description('Markdown 파일을 올리지 않고 살펴봐요')
      .action(async (file: string) => {
        await readArticleFile(kind, file);
        context.print('올릴 수 있어요.');
      });

    group
      .command('put <file>')
      .description('Markdown 파일을 올려요. 파일에 번호가 있으면 그 번호를 바꾸고, 없으면 새 번호를 받아요')
      .action(async (file: string) => {
        const { article, hash } = await readArticleFile(kind, file);
        const number = await withTransaction(context.db, async (db) => {
          const given = article.number === 0 ? await articleStore.nextNumber(db, kind) : article.number;
          await articleStore.save(db, kind, given, article.values, 'OPERATOR', hash);
          await note(context, db, `${kind}_PUT`, given);
          return given;
        });
        context.print(`${number}번으로 올렸어요.`);
      });

    for (const [verb, hidden, words, doneText] of [
      ['hide', true, '모두에게서 숨겨요', '숨겼어요.'],
      ['show', false, '숨긴 것을 다시 보여요', '다시 보여요.'],
    ] as const) {
      group
        .command(`${verb} <number>`)
        .description(words)
        .action(async (text: string) => {
          const number = parseNumber(text);
          await withTransaction(context.db, async (db) => {
            if (!(await articleStore.setHidden(db, kind, number, hidden)))
              throw new OperatorError(`${number}번은 없어요.`);
            await note(context, db, hidden ? `${kind}_HIDDEN` : `${kind}_SHOWN`, number);
          });
          context.print(doneText);
        });
    }
  }
}

async function readArticleFile(kind: ArticleKind, file: string) {
  const text = await readTextFile(file);
  const read = readSafely(siteArticles[kind].read, text);
  if (!read.ok) throw new OperatorError(`${file}: ${read.reason}.`);
  return { article: read.article, hash: createHash('sha256').update(text).digest('base64url') };
}

function parseNumber(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < 1)
    throw new OperatorError(`번호를 숫자로 적어 주세요. (받은 값: ${text})`);
  return number;
}

function note(context: CommandContext, db: CommandContext['db'], event: string, number: number): Promise<void> {
  return auditLog.append(db, {
    at: context.now(),
    actorKind: 'OPERATOR',
    actor: context.operator,
    event,
    details: { number },
  });
}
