import type { DiagnosisAnswerData } from '#contract/diagnosis.ts';
import {
  type DiagnosisState,
  effortOf,
  isHurriedTest,
  receiveAnswer,
  type SentAnswer,
  unanswered,
} from '#domain/diagnosis/DiagnosisState.ts';
import { presentItem, presentPassages } from '#domain/diagnosis/presentItem.ts';
import { boundSeq } from '#domain/mission/StampedAnswer.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { addNextItem } from './addNextItem.ts';
import type { DiagnosisSetup } from './DiagnosisSetup.ts';
import { type AskedItem, describeLoaded, type LoadedDiagnosis, loadDiagnosis } from './loadDiagnosis.ts';
import { diagnosisAnswers } from './repositories/diagnosisAnswers.ts';
import { diagnosisApplies } from './repositories/diagnosisApplies.ts';

/**
 * Keeps an answer and returns the one that holds now (domain/diagnosis/DiagnosisState). Answers that nobody can have
 * read pause the test; in an adaptive test the answer is followed by the next question, and stays as it was given. Sent
 * again, it is followed by the question that waits for its answer: the first reply may have been lost on the way.
 *
 * @throws AppError NOT_FOUND, TEST_CLOSED, DIAGNOSIS_PAUSED; INVALID_INPUT for a question this test does not have
 */
export async function saveDiagnosisAnswer(
  context: SignedInContext,
  setup: DiagnosisSetup,
  applyNo: number,
  sent: SentAnswer,
): Promise<DiagnosisAnswerData> {
  return withTransaction(context.db, async (trx) => {
    const inside = { ...context, db: trx };
    const { accountNo, now } = context;
    await diagnosisApplies.hold(trx, accountNo, applyNo);
    const loaded = await loadDiagnosis(inside, setup, applyNo);
    const before = loaded.state.items.find(({ key }) => key === sent.key);
    if (!before) throw new AppError('INVALID_INPUT', { fields: { key: '이 진단에 없는 문제예요.' } });
    // The next question was chosen by this answer, so it cannot become another one. A repeated answer means that it did
    // not arrive.
    if (loaded.apply.mode === 'ADAPTIVE' && before.value !== '') {
      return answerData(loaded.state, sent.key, presentNext(loaded.asked.find(({ answer }) => answer.value === '')));
    }
    const seq = boundSeq(sent.seq, before.seq, now);
    const state = receiveAnswer(loaded.state, { ...sent, seq }, now);
    const held = state.items.find(({ key }) => key === sent.key);
    if (held) await diagnosisAnswers.save(trx, applyNo, held);
    if (state.phase === 'PAUSED') {
      const effort = effortOf(state);
      if (effort !== 'READ') await diagnosisApplies.pause(trx, applyNo, effort, now);
      return answerData(state, sent.key, null);
    }
    const next = loaded.apply.mode === 'ADAPTIVE' ? await nextAfter(inside, setup, loaded) : null;
    return answerData(state, sent.key, next);
  });
}

async function nextAfter(
  context: SignedInContext,
  setup: DiagnosisSetup,
  { apply }: LoadedDiagnosis,
): Promise<DiagnosisAnswerData['next']> {
  return presentNext(await addNextItem(context, await describeLoaded(context, setup, apply)));
}

function presentNext(next: Pick<AskedItem, 'form' | 'item'> | undefined): DiagnosisAnswerData['next'] {
  if (!next) return null;
  return { question: presentItem(next.form, next.item), passage: presentPassages([next])[0] ?? null };
}

function answerData(state: DiagnosisState, sentKey: string, next: DiagnosisAnswerData['next']): DiagnosisAnswerData {
  const held = state.items.find(({ key }) => key === sentKey);
  const open = unanswered(state).length;
  const effort = state.phase === 'PAUSED' ? effortOf(state) : 'READ';
  return {
    answer: { key: sentKey, value: held?.value ?? '', seq: held?.seq ?? 0 },
    status: state.phase === 'PAUSED' ? 'PAUSED' : 'OPEN',
    pauseReason: effort === 'READ' ? null : effort,
    hurried: state.phase === 'OPEN' && isHurriedTest(state),
    answeredCount: state.items.length - open,
    complete: state.phase === 'OPEN' && open === 0 && next === null,
    next,
  };
}
