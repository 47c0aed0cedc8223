import type { ItemVerdict, MissionAttempt, MissionResult } from '#contract/mission.ts';
import type { MissionMaterial } from '#domain/mission/MissionMaterial.ts';
import { matchingRights } from '#domain/mission/matchingRights.ts';
import type { MissionKind } from '#domain/mission/missionKinds.ts';
import { rightOrder } from '#domain/mission/shownEvents.ts';
import type { TestApp } from './buildTestApp.ts';
import { FIRST_BOOK } from './fixtureContent.ts';

export const GOOD_THOUGHT = '나라면 먼저 거북에게 길을 물어보고 함께 천천히 헤엄쳤을 거예요.';
export const GOOD_REPORT = `고래가 등대 불빛을 찾으려고 혼자 길을 떠난 장면이 가장 기억에 남는다. 나도 처음 전학을 왔을 때 혼자라서 무서웠다.
그때 짝이 먼저 말을 걸어 주어서 마음이 놓였다. 거북이 고래 옆에서 천천히 헤엄쳐 준 것도 같은 마음이었을 것 같다.
파도가 크게 칠 때 나라면 울면서 돌아갔을지도 모른다. 그런데 고래는 숨을 고르고 다시 나아갔다. 용기는 겁이 없는 것이 아니라 겁이 나도 한 번 더 해 보는 것이라고 생각했다.
책을 덮고 나서 동생에게 이야기를 들려주었다. 동생은 갈매기가 왜 화를 냈는지 궁금하다고 했다. 나도 그 까닭이 궁금해서 다시 읽어 보려고 한다. 다음에는 내가 누군가의 거북이 되어 주고 싶다.
산호 숲에서 잠을 자던 밤도 좋았다. 캄캄한 물속인데도 별이 보인다고 한 말이 예뻐서 공책에 옮겨 적었다. 힘든 날에 꺼내 읽으면 마음이 환해질 것 같다.`;

/** Plays missions through the public door. Right answers come from the database, as no answer comes through it. */
export function missionPlayer(app: TestApp, token: string) {
  const path = (attemptNo: number, rest: string) => `/api/mission/attempts/${attemptNo}/${rest}`;

  async function start(kind: MissionKind, bookNo = FIRST_BOOK) {
    return app.post<MissionAttempt>('/api/mission/attempts', { bookNo, readingMissionType: kind }, token);
  }

  /** What a faultless player would send, by item key. */
  async function rightAnswers(attemptNo: number): Promise<Map<string, string>> {
    const row = await app.db
      .selectFrom('mission_attempt')
      .innerJoin('mission_material', (join) =>
        join
          .onRef('mission_material.book_no', '=', 'mission_attempt.book_no')
          .onRef('mission_material.kind', '=', 'mission_attempt.kind')
          .onRef('mission_material.version', '=', 'mission_attempt.version'),
      )
      .select(['seed', 'content'])
      .where('attempt_no', '=', attemptNo)
      .executeTakeFirstOrThrow();
    return rightValues(JSON.parse(row.content) as MissionMaterial, row.seed);
  }

  const save = (attemptNo: number, key: string, value: string, seq: number) =>
    app.put<{ key: string; value: string; seq: number }>(path(attemptNo, `answers/${key}`), { value, seq }, token);

  /** Saves right answers, all but the last `wrong`, which are left empty or spoilt. */
  async function fill(attemptNo: number, wrong = 0, spoil: (right: string) => string = () => '') {
    const answers = [...(await rightAnswers(attemptNo))];
    for (const [index, [key, right]] of answers.entries()) {
      const value = index < answers.length - wrong ? right : spoil(right);
      if (value !== '') await save(attemptNo, key, value, 1);
    }
    return answers;
  }

  const submit = (attemptNo: number, confirmIncomplete = true, key?: string, seen?: Record<string, number>) =>
    app.post<MissionResult>(path(attemptNo, 'submissions'), { confirmIncomplete, seen }, token, key);

  const verdict = (attemptNo: number, key: string, value: string, seq: number) =>
    app.post<VerdictData>(path(attemptNo, 'verdicts'), { key, value, seq }, token);

  return {
    start,
    rightAnswers,
    save,
    verdict,
    fill,
    submit,
    hint: (attemptNo: number, key: string) => app.post<HintData>(path(attemptNo, 'hints'), { key }, token),
    check: (attemptNo: number, keys: string[], byItself = false) =>
      app.post<{ results: { key: string; correct: boolean }[] }>(path(attemptNo, 'checks'), { keys, byItself }, token),
    /** Starts, fills and hands in one round. */
    async play(kind: MissionKind, { bookNo = FIRST_BOOK, wrong = 0 } = {}) {
      const { data } = await start(kind, bookNo);
      await fill(data.attemptNo, wrong);
      return (await submit(data.attemptNo)).data;
    },
  };
}

interface VerdictData {
  answer: { key: string; value: string; seq: number };
  markedAtOnce: boolean;
  verdict: ItemVerdict | null;
}

interface HintData {
  hint: { key: string; step: string; text: string };
  maxPoint: number;
  hintPrice: number;
}

function rightValues(material: MissionMaterial, seed: number): Map<string, string> {
  switch (material.kind) {
    case 'PUZZLE':
      return new Map(material.clues.map(({ key, word }) => [key, word]));
    case 'MATCHING':
      return new Map(matchingRights(material.pairs, seed).map(({ id, pairId }) => [pairId, id]));
    case 'OX':
      return new Map(material.items.map(({ id, answer }) => [id, answer]));
    case 'QUIZ':
      return new Map(
        material.items.map((item) => [item.id, item.form === 'ORDER' ? rightOrder(item, seed) : `${item.answer}`]),
      );
    case 'THINK':
      return new Map(material.prompts.map(({ id }) => [id, GOOD_THOUGHT]));
    case 'REPORT':
      return new Map([['report', GOOD_REPORT]]);
  }
}
