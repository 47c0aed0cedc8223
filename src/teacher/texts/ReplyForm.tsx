import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { textReplyApi } from '#contract/endpoints/textReply.ts';
import type { PupilText } from '#contract/textReply.ts';
import { REPLY_TUNING, type ReplySticker, replyStickerCodes, replyStickers } from '#domain/text-reply/replyStickers.ts';
import { Button } from '#src/components/button/Button.tsx';
import { TextArea } from '#src/components/text-area/TextArea.tsx';
import { StickerPicture } from '#src/components/text-reply/TextReplyCard.tsx';
import { showErrorAlert, showToast } from '#src/lib/feedback/feedbackStore.ts';
import { usePost, useStaffServices, useStaffSession } from '../services/StaffServicesContext.ts';
import styles from './TextsPage.module.css';

/** A reply that is being written. */
export interface ReplyDraft {
  body: string;
  stickers: readonly ReplySticker[];
}

interface ReplyFormProps {
  text: PupilText;
  mine: PupilText['replies'][number] | undefined;
  drafts: Map<number, ReplyDraft>;
  /** The text that comes after this one in the list. */
  next: { pathname: string; search: string } | null;
}

/** Words and stickers to a text; Ctrl+Enter sends them. */
export function ReplyForm({ text: { attemptNo, accountNo, name }, mine, drafts, next }: ReplyFormProps) {
  const { api } = useStaffServices();
  const { academyNo } = usePost();
  // What a visitor writes would be read by the next one.
  const demo = useStaffSession(({ login }) => login?.staff.demo ?? false);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [draft, setDraft] = useState<ReplyDraft>(
    drafts.get(attemptNo) ?? { body: mine?.body ?? '', stickers: mine?.stickers ?? [] },
  );
  const change = (to: ReplyDraft) => {
    drafts.set(attemptNo, to);
    setDraft(to);
  };
  const send = useMutation({
    mutationFn: () =>
      api.call(textReplyApi.reply, {
        params: { academyNo, accountNo, attemptNo },
        body: { body: draft.body, stickers: [...draft.stickers] },
      }),
    onSuccess: async () => {
      drafts.delete(attemptNo);
      showToast(empty ? '답을 거두었어요.' : `${name} 학생에게 답을 남겼어요.`);
      if (next) navigate(next);
      await queries.invalidateQueries({ queryKey: ['staff', academyNo] });
    },
    onError: showErrorAlert,
    meta: { ownError: true },
  });
  const empty = draft.body.trim() === '' && draft.stickers.length === 0;
  const maySend = !demo && !send.isPending && !(empty && mine === undefined);
  const byKeys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (maySend) send.mutate();
  };
  const toggle = (code: ReplySticker) =>
    change({
      ...draft,
      stickers: draft.stickers.includes(code)
        ? draft.stickers.filter((each) => each !== code)
        : [...draft.stickers, code],
    });
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (maySend) send.mutate();
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
        {mine && <span>{mine.seen ? '학생이 보았어요.' : '학생이 아직 보지 않았어요.'}</span>}
      </div>
    </form>
  );
}
