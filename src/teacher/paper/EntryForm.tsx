import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CornerDownLeft, SkipForward } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { paperApi } from '#contract/endpoints/paper.ts';
import type { PaperResult, PaperSheet } from '#contract/paper.ts';
import type { PaperKind } from '#domain/paper/paperKinds.ts';
import { countedAnswer } from '#domain/paper/paperStand.ts';
import { readTypedSheet } from '#domain/paper/readTypedSheet.ts';
import { Button } from '#src/components/button/Button.tsx';
import { ButtonLink } from '#src/components/button/ButtonLink.tsx';
import { FormNotice } from '#src/components/form-notice/FormNotice.tsx';
import { TextField } from '#src/components/text-field/TextField.tsx';
import { ApiError } from '#src/lib/api/ApiError.ts';
import { createRandomId } from '#src/lib/browser/createRandomId.ts';
import { showErrorAlert } from '#src/lib/feedback/feedbackStore.ts';
import { usePost, useStaffServices, useStaffSession } from '../services/StaffServicesContext.ts';
import { staffPaths } from '../staffPaths.ts';
import styles from './EnterPaper.module.css';
import { EntryPreview } from './EntryPreview.tsx';

const WORDS: Readonly<Record<PaperKind, { label: string; hint: string }>> = {
  OX: { label: '답을 차례대로', hint: 'OXXO처럼 이어서 적어요. 안 푼 문제는 -' },
  QUIZ: { label: '답을 차례대로', hint: '3142처럼 이어서 적어요. 차례를 맞추는 문제는 네 숫자를 모두, 안 푼 문제는 0' },
  MATCHING: { label: '답을 차례대로', hint: '가부터 차례로 3 1 2처럼 적어요. 안 쓴 것은 0' },
  PUZZLE: {
    label: '틀리거나 빈 낱말의 번호',
    hint: '3 5처럼 띄어서 적어요. 적지 않은 낱말은 맞은 것으로 세요. 하나도 못 맞았으면 *',
  },
};

interface EntryFormProps {
  sheet: PaperSheet;
  /** The pupil has answered on the screen meanwhile. */
  onChanged: () => void;
  onEntered: (result: PaperResult) => void;
}

/** One field for a whole sheet, with what it means below it. Enter hands it in. */
export function EntryForm({ sheet, onChanged, onEntered }: EntryFormProps) {
  const { api } = useStaffServices();
  const { academyNo } = usePost();
  const demo = useStaffSession(({ login }) => login?.staff.demo ?? false);
  const queries = useQueryClient();
  const [text, setText] = useState('');
  const [asked, setAsked] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const [changed, setChanged] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // Pressed twice, or sent again after a break of the network, it is one hand-in.
  const requestKey = useRef(createRandomId());
  useEffect(() => field.current?.focus(), []);
  const typed = readTypedSheet(sheet.items, text);
  const onScreen = new Map(sheet.answers.map((answer) => [answer.key, answer]));
  const counted = typed.items.map(({ key, value }) => countedAnswer(value, onScreen.get(key) ?? null));
  const empty = counted.filter(({ from }) => from === 'NONE').length;
  const enter = useMutation({
    mutationFn: () =>
      api.call(paperApi.enter, {
        params: { academyNo, code: sheet.code },
        body: {
          requestKey: requestKey.current,
          answers: typed.items.map(({ key, value }) => ({ key, value })),
          seen: Object.fromEntries(sheet.answers.map(({ key, seq }) => [key, seq])),
          confirmIncomplete: true,
        },
      }),
    onSuccess: (result) => {
      void queries.invalidateQueries({ queryKey: ['staff', academyNo, 'paper', 'class'] });
      onEntered(result);
    },
    onError: (error) => {
      if (!(error instanceof ApiError) || error.code !== 'ANSWERS_CHANGED') return showErrorAlert(error);
      setChanged(true);
      onChanged();
    },
    meta: { ownError: true },
  });
  const question = questionOf(sheet, { text, empty });
  function submit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (enter.isPending || demo || typed.problem !== null) return;
    if (question !== null && (question.refuses || asked !== question.words)) setAsked(question.words);
    else enter.mutate();
  }
  const { label, hint } = WORDS[sheet.readingMissionType];
  // A sign that fits nothing shows at once; what only lacks signs waits for Enter.
  const error = typed.problem ?? (tried && question?.refuses ? question.words : undefined);
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        ref={field}
        label={label}
        hint={hint}
        error={error}
        className={styles.field}
        value={text}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        inputMode={sheet.readingMissionType === 'QUIZ' || sheet.readingMissionType === 'MATCHING' ? 'numeric' : 'text'}
        onChange={({ target }) => {
          setText(target.value);
          setAsked(null);
          setTried(false);
        }}
      />
      {changed && (
        <FormNotice tone="advice">
          그사이 학생이 화면에서 답했어요. 아래에서 무엇을 세는지 다시 보고 Enter를 눌러 주세요.
        </FormNotice>
      )}
      {asked !== null && !question?.refuses && <FormNotice>{asked}</FormNotice>}
      {demo && <FormNotice tone="advice">둘러보는 동안에는 적어 볼 수만 있고 내지는 않아요.</FormNotice>}
      <div className={styles.actions}>
        <Button
          type="submit"
          size="l"
          busy={enter.isPending}
          disabled={demo}
          icon={<CornerDownLeft aria-hidden="true" />}
        >
          {sheet.next ? '내고 다음 학생' : '내기'}
        </Button>
        {sheet.next && (
          <ButtonLink
            size="l"
            tone="ghost"
            to={staffPaths.paperEntryOf(sheet.next)}
            icon={<SkipForward aria-hidden="true" />}
          >
            건너뛰기
          </ButtonLink>
        )}
      </div>
      <EntryPreview
        items={sheet.items}
        typed={typed}
        counted={counted}
        text={text}
        onText={(next) => {
          setText(next);
          setAsked(null);
        }}
      />
    </form>
  );
}

/** What Enter asks before it hands in, or why it does not. */
function questionOf(
  { readingMissionType: kind, items }: PaperSheet,
  { text, empty }: { text: string; empty: number },
): { words: string; refuses?: true } | null {
  if (kind === 'PUZZLE' && text.trim() === '')
    return { words: `낱말 ${items.length}개를 모두 맞은 것으로 세요. 맞으면 Enter를 한 번 더 눌러 주세요.` };
  if (kind !== 'PUZZLE' && empty === items.length && text.trim() === '')
    return { words: '종이에 있는 답을 적어 주세요.', refuses: true };
  if (kind !== 'PUZZLE' && empty > 0)
    return { words: `${empty}개가 비어 있어요. 빈 것은 틀린 것으로 세요. 그대로 내려면 Enter를 한 번 더 눌러 주세요.` };
  return null;
}
