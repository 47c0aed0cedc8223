import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { MissionResult } from '#contract/mission.ts';
import { submissionGates } from '#domain/mission/submissionGates.ts';
import { Button } from '#src/components/button/Button.tsx';
import { Dialog } from '#src/components/dialog/Dialog.tsx';
import { paths } from '#src/config/paths.ts';
import { ApiError } from '#src/lib/api/ApiError.ts';
import { describeError } from '#src/lib/api/describeError.ts';
import { showErrorAlert } from '#src/lib/feedback/feedbackStore.ts';
import { useServices } from '#src/lib/services/ServicesContext.ts';
import { PuzzleResultDialog } from '../result/PuzzleResultDialog.tsx';
import { gateReasons } from '../session/gateReasons.ts';
import type { MissionSession } from '../session/useMissionSession.ts';
import { afterHandIn } from './afterHandIn.ts';

/**
 * Hands a mission in: asks back when something is empty, keeps the player where he is when it fails,
 * and goes on to the result when it worked.
 *
 * @param gatesOf what keeps it from being handed in, as far as it is known here
 */
export function useHandIn(
  session: MissionSession,
  gatesOf: (session: MissionSession) => Record<string, string> = thoughtGates,
) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { broadcast } = useServices();
  const [busy, setBusy] = useState(false);
  const [emptyCount, setEmptyCount] = useState(0);
  const [puzzle, setPuzzle] = useState<MissionResult | null>(null);
  const [reasons, setReasons] = useState<Record<string, string>>({});
  const { bookNo, readingMissionType } = session.attempt;

  const goOn = () =>
    navigate(`${paths.bookMissionResult.getHref({ bookNo })}?kind=${readingMissionType}&fresh=1`, { replace: true });

  async function send(confirmIncomplete: boolean): Promise<void> {
    setEmptyCount(0);
    const gates = gatesOf(session);
    setReasons(gates);
    if (Object.keys(gates).length > 0) return;
    setBusy(true);
    try {
      const result = await session.handIn(confirmIncomplete);
      // It waits for the network, or was handed in elsewhere: the player gives way to a screen that shows it.
      if (result === null) return;
      afterHandIn(queries, broadcast);
      // The finished grid stays in sight until the words in it have been looked at.
      if (readingMissionType === 'PUZZLE') setPuzzle(result);
      else void goOn();
    } catch (error) {
      if (error instanceof ApiError && error.is('MISSION_GATE'))
        setReasons({ ...error.fields, '': describeError(error) });
      else showErrorAlert(error);
    } finally {
      setBusy(false);
    }
  }

  /** `empty`: how many items have no answer yet. */
  const handIn = (empty: number) => {
    if (empty > 0) setEmptyCount(empty);
    else void send(false);
  };

  const dialog = puzzle ? (
    <PuzzleResultDialog result={puzzle} onGoOn={goOn} />
  ) : (
    <Dialog
      open={emptyCount > 0}
      onClose={() => setEmptyCount(0)}
      title="아직 빈 곳이 있어요"
      description={`답하지 않은 것이 ${emptyCount}개 있어요. 조금 더 해 볼까요?`}
      footer={
        <>
          <Button tone="ghost" onClick={() => void send(true)}>
            이대로 내기
          </Button>
          <Button onClick={() => setEmptyCount(0)}>더 해 볼게요</Button>
        </>
      }
    />
  );

  return { handIn, busy, done: puzzle !== null, reasons, dialog };
}

/**
 * Why a think-about mission is not ready, by item, as the server would answer: known here already, so that nobody hands
 * in without a network what will come back. Empty for every other mission.
 */
function thoughtGates({ attempt, answers }: MissionSession): Record<string, string> {
  const { content } = attempt;
  if (content.kind !== 'THINK') return {};
  const prompts = content.prompts.map(({ key, prompt, starters }) => ({ id: key, prompt, starters }));
  return gateReasons(submissionGates({ kind: 'THINK', prompts }, new Map(Object.entries(answers)), 'EARLY'));
}
