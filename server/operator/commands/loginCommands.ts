import type { Command } from 'commander';
import { renderUnicodeCompact } from 'uqr';
import { privilegedPasswordRefusal } from '#domain/account/privilegedPasswordRefusal.ts';
import { withJosa } from '#domain/text/withJosa.ts';
import { formatDateTime } from '#domain/time/formatKoreanDate.ts';
import { hashLoginToken, passwordHash } from '#server/modules/auth/public.ts';
import {
  beginOperatorSession,
  checkOperator,
  makeOperator,
  type OperatorAccount,
  operatorAccounts,
  type SecondFactor,
} from '#server/modules/operator/public.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import { auditLog } from '../../repositories/auditLog.ts';
import type { CommandContext } from '../CommandContext.ts';
import { OperatorError } from '../OperatorError.ts';

/** Letters, digits and what stands between them; no colon and no bracket, which tokens and computer accounts have. */
const NAME = /^[\p{L}\p{N}][\p{L}\p{N}._-]{1,39}$/u;

/** `setup`, `login`, `logout`, `whoami`: who is at the command line. */
export function loginCommands(program: Command, context: CommandContext): void {
  const serviceContext = () => ({ db: context.db, secrets: context.secrets, now: context.now() });

  program
    .command('setup [name]')
    .description('첫 운영자(소유자)를 만들고 로그인해요. 처음 한 번만')
    .action(async (given?: string) => {
      if (await operatorAccounts.hasOwner(context.db)) {
        throw new OperatorError(
          '이미 소유자가 있어요. login으로 로그인하거나 소유자에게 operators add를 부탁해 주세요.',
        );
      }
      const name = parseOperatorName(given ?? (await context.prompt('이름')));
      const password = await promptNewPassword(context, name);
      const made = await makeOperator(serviceContext(), {
        name,
        roles: ['OWNER'],
        password,
        mustChange: false,
        madeBy: null,
      });
      if (made === null) throw new OperatorError(`${name}: 이미 있는 이름이거나, 방금 다른 소유자가 생겼어요.`);
      showSecondFactor(context, made);
      const account = await operatorAccounts.find(context.db, name);
      if (account !== undefined) await begin(context, account);
    });

  program
    .command('login [name]')
    .description('이름과 비밀번호, 인증 앱의 번호로 로그인해요')
    .action(async (given?: string) => {
      const name = parseOperatorName(given ?? (await context.prompt('이름')));
      const password = await context.prompt('비밀번호', 'hidden');
      const code = await context.prompt('인증 앱의 번호 여섯 자리 (없으면 복구 번호)');
      const checked = await checkOperator(serviceContext(), { name, password, code });
      if (checked.outcome === 'SLOW_DOWN') {
        throw new OperatorError(`여러 번 맞지 않았어요. ${checked.waitSeconds}초 뒤에 다시 해 주세요.`);
      }
      if (checked.outcome === 'WRONG') {
        throw new OperatorError(
          '이름, 비밀번호, 인증 번호 가운데 맞지 않는 것이 있어요. 한 번 쓴 번호는 다시 쓸 수 없으니 다음 번호를 기다려 주세요.',
        );
      }
      if (checked.account.mustChange) await changePassword(context, checked.account, password);
      await begin(context, checked.account);
    });

  program
    .command('logout')
    .description('이 컴퓨터의 로그인을 끝내요')
    .action(async () => {
      const token = context.session.read();
      if (token !== undefined) {
        await operatorAccounts.endSession(context.db, hashLoginToken(token));
        context.session.remove();
      }
      if (context.handler !== null) await note(context, 'OPERATOR_SIGNED_OUT');
      context.print('로그아웃했어요.');
    });

  program
    .command('whoami')
    .description('누구로 로그인했고 무엇을 할 수 있는지')
    .action(() => {
      if (context.handler === null) return context.print('로그인하지 않았어요.');
      const { name, rights, commands } = context.handler;
      context.print(`${name}\t${(commands ?? [...rights]).join(', ')}\t${context.place}`);
    });
}

/** @throws OperatorError for what cannot be a name */
export function parseOperatorName(text: string): string {
  const name = text.normalize('NFC').trim();
  if (!NAME.test(name)) throw new OperatorError('이름은 글자와 숫자, . _ - 로 2~40자예요. 예: 김바다, kim');
  return name;
}

/** Shows once what proves who somebody is, beside the password. */
export function showSecondFactor(context: CommandContext, { uri, codes }: SecondFactor): void {
  context.print('인증 앱(구글 인증기 따위)으로 이 그림을 찍거나 주소를 넣어 주세요. 다시 보여 주지 않아요.');
  context.print(renderUnicodeCompact(uri));
  context.print(uri);
  context.print('휴대전화가 없을 때 한 번씩 쓰는 복구 번호예요. 종이에 적어 따로 두세요:');
  for (const code of codes) context.print(`  ${code}`);
}

async function promptNewPassword(context: CommandContext, name: string): Promise<string> {
  const password = await context.prompt('새 비밀번호 (12자 이상)', 'hidden');
  const refusal = privilegedPasswordRefusal(password, name);
  if (refusal !== null) throw new OperatorError(refusal);
  if ((await context.prompt('새 비밀번호 한 번 더', 'hidden')) !== password) {
    throw new OperatorError('두 비밀번호가 서로 달라요. 처음부터 다시 해 주세요.');
  }
  return password;
}

/** A password that somebody else chose lets nobody in before there is an own one. */
async function changePassword(context: CommandContext, account: OperatorAccount, before: string): Promise<void> {
  context.print('처음 로그인했어요. 나만 아는 비밀번호로 바꿔 주세요.');
  const password = await promptNewPassword(context, account.name);
  if (password === before) throw new OperatorError('받은 비밀번호와 다르게 정해 주세요.');
  const hash = await passwordHash.create(password);
  await withTransaction(context.db, async (db) => {
    await operatorAccounts.setPassword(db, account.operatorNo, hash);
    const entry = { at: context.now(), actorKind: 'OPERATOR', actor: account.name } as const;
    await auditLog.append(db, { ...entry, event: 'OPERATOR_PASSWORD_CHANGED' });
  });
}

async function begin(context: CommandContext, account: OperatorAccount): Promise<void> {
  const serviceContext = { db: context.db, secrets: context.secrets, now: context.now() };
  const { token, expiresAt } = await beginOperatorSession(serviceContext, account, context.machine);
  context.session.write(token);
  context.print(
    `${withJosa(account.name, '으로/로')} 로그인했어요. 이 컴퓨터에서 ${formatDateTime(expiresAt)}까지 이어져요.`,
  );
}

const note = (context: CommandContext, event: string) =>
  auditLog.append(context.db, { at: context.now(), actorKind: 'OPERATOR', actor: context.operator, event });
