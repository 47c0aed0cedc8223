import { createHash } from 'node:crypto';
import type { Command } from 'commander';
import { formatKoreanDate } from '#domain/time/formatKoreanDate.ts';
import { readArticle } from '../../content/readArticle.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import { auditLog } from '../../repositories/auditLog.ts';
import { introArticles } from '../../repositories/introArticles.ts';
import type { CommandContext } from '../CommandContext.ts';
import { listPage, PAGE_OPTION, type PageOption, printListEnd } from '../listPage.ts';
import { OperatorError } from '../OperatorError.ts';
import { readTextFile } from '../readTextFile.ts';

/** Articles listed at once. */
const LISTED = 200;

/** `articles …`: reading for parents and teachers on the academy site. */
export function articleCommands(program: Command, context: CommandContext): void {
  const group = program.command('articles').description('독서 이야기 (학원 소개 화면의 글)');
  const stamp = (event: string, articleNo: number) => ({
    at: context.now(),
    actorKind: 'OPERATOR' as const,
    actor: context.operator,
    event,
    details: { articleNo },
  });

  group
    .command('list')
    .description('지금 보이는 글')
    .option(...PAGE_OPTION)
    .action(async (options: PageOption) => {
      const listed = await listPage(options, LISTED, (limit, offset) =>
        introArticles.list(context.db, context.now(), limit, offset),
      );
      for (const row of listed.rows)
        context.print([row.articleNo, formatKoreanDate(row.publishedAt), row.title].join('\t'));
      printListEnd(context, listed, '보이는 글이 없어요.');
    });

  group
    .command('import <file>')
    .description('Markdown 파일의 글을 싣거나 같은 번호의 글을 바꿔요 (머리글: no, title, date, summary, picture)')
    .action(async (file: string) => {
      const text = await readTextFile(file);
      const read = readArticle(text);
      if (!read.ok) throw new OperatorError(`실을 수 없는 글이에요 (${read.reason}).`);
      const hash = createHash('sha256').update(text).digest('base64url');
      await withTransaction(context.db, async (db) => {
        await introArticles.save(db, read.article, { origin: 'OPERATOR', hash });
        await auditLog.append(db, stamp('ARTICLE_IMPORTED', read.article.articleNo));
      });
      context.print(`실었어요: ${read.article.articleNo}번 ${read.article.title}`);
    });

  group
    .command('withdraw <articleNo>')
    .description('글을 내려요. 다시 실을 때까지 보이지 않아요')
    .action(async (text: string) => {
      const articleNo = Number(text);
      if (!Number.isSafeInteger(articleNo) || articleNo < 1) throw new OperatorError('글 번호를 숫자로 적어 주세요.');
      await withTransaction(context.db, async (db) => {
        if (!(await introArticles.withdraw(db, articleNo, context.now()))) {
          throw new OperatorError(`보이는 글이 없어요: ${text}`);
        }
        await auditLog.append(db, stamp('ARTICLE_WITHDRAWN', articleNo));
      });
      context.print('내렸어요.');
    });
}
