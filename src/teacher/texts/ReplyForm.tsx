import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Check, Send, Undo2 } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { textReplyApi } from '#contract/endpoints/textReply.ts';
import type { PupilText, TextRemark } from '#contract/textReply.ts';
import { REPLY_TUNING, type ReplySticker, replyStickerCodes, replyStickers } from '#domain/text-reply/replyStickers.ts';
import type { ReplyDecision } from '#domain/text-reply/TextStand.ts';
import { Button } from '#src/components/button/Button.tsx';
import { TextArea } from '#src/components/text-area/TextArea.tsx';
import { StickerPicture } from '#src/components/text-reply/TextReplyCard.tsx';
import { ApiError } from '#src/lib/api/ApiError.ts';
import { showErrorAlert, showToast } from '#src/lib/feedback/feedbackStore.ts';
import { usePost, useStaffServices, useStaffSession } from '../services/StaffServicesContext.ts';
import { OwnPhrases } from './OwnPhrases.tsx';
import { RemarkedText } from './RemarkedText.tsx';
import styles from './TextsPage.module.css';

/** A reply that is being written. */
export interface ReplyDraft {
  body: string;
  stickers: readonly ReplySticker[];
  remarks: readonly TextRemark[];
}

/** The own reply as it stands; to a newer version of the text a new one begins. */
function emptyOrMine(mine: ReplyFormProps['mine'], version: number): ReplyDraft {
  if (mine?.version !== version) return { body: '', stickers: [], remarks: [] };
  return { body: mine.body, stickers: mine.stickers, remarks: mine.remarks };
}

const doneWords: Readonly<Record<ReplyDecision, (name: string) => string>> = {
  NONE: (name) => `${name} 학생에게 답을 남겼어요.`,
  RETURN: (name) => `${name} 학생에게 한 번 더 써 보자고 했어요.`,
  ACCEPT: (name) => `${name} 학생의 글을 받아들였어요.`,
};

interface ReplyFormProps {
  text: PupilText;
  mine: PupilText['replies'][number] | undefined;
  drafts: Map<number, ReplyDraft>;
  /** The text that comes after this one in the list. */
  next: { pathname: string; search: string } | null;
  /** Stands between the text and the form. */
  children: ReactNode;
}

/** Words and stickers to a text; Ctrl+Enter sends them. */
export function ReplyForm({ text, mine, drafts, next, children }: ReplyFormProps) {
  const { attemptNo, accountNo, name, versions } = text;
  const [newest] = versions;
  const { api } = useStaffServices();
  const { academyNo } = usePost();
  // What a visitor writes would be read by the next one.
  const demo = useStaffSession(({ login }) => login?.staff.demo ?? false);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [draft, setDraft] = useState<ReplyDraft>(drafts.get(attemptNo) ?? emptyOrMine(mine, newest?.version ?? 1));
  const change = (to: ReplyDraft) => {
    drafts.set(attemptNo, to);
    setDraft(to);
  };
  const send = useMutation({
    mutationFn: (decision: ReplyDecision) =>
      api.call(textReplyApi.reply, {
        params: { academyNo, accountNo, attemptNo },
        body: {
          body: draft.body,
          stickers: [...draft.stickers],
          remarks,
          decision,
          version: newest?.version ?? 1,
        },
      }),
    onSuccess: async (_, decision) => {
      drafts.delete(attemptNo);
      showToast(decision === 'NONE' && empty ? '답을 거두었어요.' : doneWords[decision](name));
      if (next) await navigate(next);
      await queries.invalidateQueries({ queryKey: ['staff', academyNo] });
    },
    onError: (error) => {
      showErrorAlert(error);
      // What was written stays; the newer text comes with the next look.
      if (error instanceof ApiError && error.code === 'TEXT_CHANGED')
        void queries.invalidateQueries({ queryKey: ['staff', academyNo, 'text'] });
    },
    meta: { ownError: true },
  });
  const remarks = draft.remarks.filter(({ body }) => body.trim() !== '');
  const empty = draft.body.trim() === '' && draft.stickers.length === 0 && remarks.length === 0;
  const mayReturn = !demo && !send.isPending && (draft.body.trim() !== '' || remarks.length > 0);
  const maySend = !demo && !send.isPending && !(empty && mine === undefined);
  const byKeys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (maySend) send.mutate('NONE');
  };
  const toggle = (code: ReplySticker) =>
    change({
      ...draft,
      stickers: draft.stickers.includes(code)
        ? draft.stickers.filter((each) => each !== code)
        : [...draft.stickers, code],
    });
  return (
    <>
      {newest?.writings.map((writing) => (
        <RemarkedText
          key={writing.key}
          writing={writing}
          remarks={draft.remarks}
          onChange={(changed) => change({ ...draft, remarks: changed })}
        />
      ))}
      {children}
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (maySend) send.mutate('NONE');
        }}
      >
        <TextArea
          label="남길 말"
          rows={4}
          maxLength={REPLY_TUNING.longest}
          value={draft.body}
          hint={
            demo
              ? '둘러보는 동안에는 써 볼 수만 있고 학생에게 가지는 않아요.'
              : '잘한 곳을 콕 집어 주면 다음 글이 더 좋아져요. Ctrl+Enter로 바로 남길 수 있어요.'
          }
          onChange={(event) => change({ ...draft, body: event.target.value })}
          onKeyDown={byKeys}
        />
        <OwnPhrases
          body={draft.body}
          onInsert={(phrase) =>
            change({
              ...draft,
              body: [draft.body.trimEnd(), phrase].filter(Boolean).join(' ').slice(0, REPLY_TUNING.longest),
            })
          }
        />
        <fieldset className={styles.stickers}>
          <legend>스티커, {REPLY_TUNING.mostStickers}개까지</legend>
          {replyStickerCodes.map((code) => {
            const chosen = draft.stickers.includes(code);
            return (
              <button
                key={code}
                type="button"
                className={styles.sticker}
                aria-pressed={chosen}
                disabled={!chosen && draft.stickers.length >= REPLY_TUNING.mostStickers}
                onClick={() => toggle(code)}
              >
                <StickerPicture code={code} />
                {replyStickers[code].name}
              </button>
            );
          })}
        </fieldset>
        <div className={styles.send}>
          <Button
            type="submit"
            icon={<Send aria-hidden="true" />}
            busy={send.isPending}
            disabled={demo || (empty && mine === undefined)}
          >
            {empty && mine ? '답 거두기' : mine ? '고쳐서 남기기' : '답 남기기'}
          </Button>
          <Button
            tone="soft"
            icon={<Undo2 aria-hidden="true" />}
            disabled={!mayReturn}
            onClick={() => send.mutate('RETURN')}
          >
            한 번 더 써 보게 하기
          </Button>
          <Button
            tone="ghost"
            icon={<Check aria-hidden="true" />}
            disabled={demo || send.isPending || text.state === 'ACCEPTED'}
            onClick={() => send.mutate('ACCEPT')}
          >
            이대로 받아들이기
          </Button>
          {mine && <span>{mine.seen ? '학생이 보았어요.' : '학생이 아직 보지 않았어요.'}</span>}
        </div>
      </form>
    </>
  );
}
