import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { textReplyApi } from '#contract/endpoints/textReply.ts';
import type { BookReplies } from '#contract/textReply.ts';
import { Button } from '#src/components/button/Button.tsx';
import { SaveBadge } from '#src/components/save-badge/SaveBadge.tsx';
import { WritingPad } from '#src/components/writing/WritingPad.tsx';
import { showErrorAlert, showToast } from '#src/lib/feedback/feedbackStore.ts';
import { useTabDraft } from '#src/lib/persisted/useTabDraft.ts';
import { useApi } from '#src/lib/services/ServicesContext.ts';
import { missionQueries } from '../missionQueries.ts';
import styles from './RewriteForm.module.css';

interface RewriteFormProps {
  bookNo: number;
  text: BookReplies['texts'][number];
}

/** Milliseconds without a stroke after which what was written is sent. */
const PAUSE = 1_200;
const LONGEST = 5_000;
const keptTexts = z.array(z.object({ key: z.string(), text: z.string() }));

/** Another version of a text, begun with the one before. It is kept while it is written, by this tab and by the server. */
export function RewriteForm({ bookNo, text: { attemptNo, readingMissionType, versions, draft } }: RewriteFormProps) {
  const api = useApi();
  const queries = useQueryClient();
  const [newest] = versions;
  const version = (newest?.version ?? 1) + 1;
  const kept = useTabDraft(`version.${attemptNo}.${version}`, keptTexts);
  const [texts, setTexts] = useState(() => {
    const begun = kept.read() ?? draft ?? [];
    return (newest?.writings ?? []).map(({ key, question, text }) => ({
      key,
      question,
      text: begun.find((one) => one.key === key)?.text ?? text,
    }));
  });
  const change = (changed: typeof texts) => {
    setTexts(changed);
    kept.keep(changed.map(({ key, text }) => ({ key, text })));
  };
  const send = (handIn: boolean) =>
    api.call(textReplyApi.write, {
      params: { attemptNo },
      body: { version, texts: texts.map(({ key, text }) => ({ key, text })), handIn },
    });
  const keep = useMutation({ mutationFn: () => send(false), meta: { ownError: true } });
  const handIn = useMutation({
    mutationFn: () => send(true),
    onSuccess: async () => {
      kept.forget();
      showToast('고쳐 쓴 글을 냈어요. 선생님이 곧 읽어요.');
      await queries.invalidateQueries(missionQueries.replies(api, bookNo));
    },
    onError: showErrorAlert,
    meta: { ownError: true },
  });
  const { mutate } = keep;
  const opened = useRef(texts);
  useEffect(() => {
    if (texts === opened.current) return;
    const timer = setTimeout(mutate, PAUSE);
    return () => clearTimeout(timer);
  }, [texts, mutate]);
  const isEmpty = texts.some(({ text }) => text.trim() === '');
  return (
    <section className={styles.form} aria-labelledby="rewrite">
      <div className={styles.head}>
        <h2 id="rewrite">이어서 고쳐 써요</h2>
        <SaveBadge state={keep.isError ? 'unkept' : keep.isPending ? 'saving' : 'saved'} />
      </div>
      <p>받은 점수는 그대로예요. 선생님 말을 보며 지난 글에서 이어 써 보세요.</p>
      {texts.map((one) => (
        <WritingPad
          key={one.key}
          label={one.question}
          text={one.text}
          onChange={(text) => change(texts.map((each) => (each.key === one.key ? { ...each, text } : each)))}
          minLength={1}
          maxLength={LONGEST}
          starters={[]}
          writing={{ bookNo, mission: readingMissionType }}
          rows={8}
        />
      ))}
      <Button
        size="l"
        icon={<Send aria-hidden="true" />}
        busy={handIn.isPending}
        disabled={isEmpty}
        onClick={() => handIn.mutate()}
      >
        고쳐 쓴 글 내기
      </Button>
    </section>
  );
}
