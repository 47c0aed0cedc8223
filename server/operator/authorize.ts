import type { Command } from 'commander';
import { commandRule } from '#domain/operator/commandRule.ts';
import { type Handler, judgeCommand } from '#domain/operator/judgeCommand.ts';
import { operatorTuning } from '#domain/operator/tuning.ts';
import { HOUR } from '#domain/time/duration.ts';
import { operatorAccounts } from '#server/modules/operator/public.ts';
import type { Db } from '../db/Db.ts';
import { auditLog } from '../repositories/auditLog.ts';
import { OperatorError } from './OperatorError.ts';

const HOURS = operatorTuning.session / HOUR;

/** Who asks, and with what. */
export interface CommandRequest {
  db: Db;
  now: () => number;
  handler: Handler | null;
  /** A token of a program was shown (`OPERATOR_TOKEN`). */
  withToken: boolean;
}

/**
 * Lets a command run or reports what is missing.
 *
 * @param words the command, such as `['account', 'list']`
 * @throws OperatorError in words that explain what to do
 */
export async function authorize(
  { db, now, handler, withToken }: CommandRequest,
  words: readonly string[],
): Promise<void> {
  // Whoever is known was made by an owner.
  const hasOwner = handler !== null || (await operatorAccounts.hasOwner(db));
  const verdict = judgeCommand(words, { handler, hasOwner });
  if (verdict === 'SETUP_FIRST') {
    throw new OperatorError(
      '아직 운영자가 없어요. 먼저 setup으로 첫 운영자를 만들어 주세요. 이름과 비밀번호를 정하면 바로 쓸 수 있어요.',
    );
  }
  if (verdict === 'SIGN_IN_FIRST') {
    throw new OperatorError(
      withToken
        ? 'OPERATOR_TOKEN이 맞지 않거나 기한이 끝났어요. operators token-create로 새로 만들어 주세요.'
        : `먼저 login으로 로그인해 주세요. 한 번 로그인하면 이 컴퓨터에서 ${HOURS}시간 동안 이어져요.`,
    );
  }
  if (verdict === 'REFUSED') {
    const details = { command: words.join(' ') };
    const entry = { at: now(), actorKind: 'OPERATOR', actor: handler?.name ?? '', event: 'OPERATOR_REFUSED' } as const;
    await auditLog.append(db, { ...entry, details });
    throw new OperatorError(
      `${handler?.name ?? ''}의 역할로는 할 수 없는 명령이에요. 소유자에게 역할을 부탁해 주세요.`,
    );
  }
}

/** Adds `--reason` to every command that takes data of persons out and has none yet. */
export function addReasonOptions(program: Command): void {
  for (const command of leaves(program)) {
    const rule = commandRule(wordsOf(command))?.reason;
    if (rule === undefined || command.options.some(({ long }) => long === '--reason')) continue;
    command.option('--reason <reason>', '개인정보를 꺼내는 까닭 (감사 기록에 남아요. 사람의 이름은 적지 마세요)');
  }
}

/**
 * The reason for taking data of persons out, where the command asks for one.
 *
 * @returns null where none is asked for
 * @throws OperatorError without one that is long enough
 */
export function reasonOf(command: Command): string | null {
  const rule = commandRule(wordsOf(command))?.reason;
  const options = command.opts<Record<string, unknown>>();
  if (rule === undefined) return null;
  if (rule !== true && rule.options.every((name) => options[name] === undefined)) return null;
  const reason = String(options.reason ?? '')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim();
  const { shortest, longest } = operatorTuning.reason;
  if (reason.length >= shortest && reason.length <= longest) return reason;
  throw new OperatorError(
    `개인정보를 꺼내는 명령이라서 까닭이 필요해요. --reason "학부모 상담"처럼 ${shortest}~${longest}자로 적어 주세요.`,
  );
}

/** The words of a command after the program's name. */
export function wordsOf(command: Command): string[] {
  return command.parent === null ? [] : [...wordsOf(command.parent), command.name()];
}

/** Every command that does something. */
export function leaves(command: Command): Command[] {
  return command.commands.length === 0 ? [command] : command.commands.flatMap(leaves);
}
