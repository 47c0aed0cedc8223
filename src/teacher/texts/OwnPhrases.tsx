import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { BookmarkPlus, X } from 'lucide-react';
import { textReplyApi } from '#contract/endpoints/textReply.ts';
import { REPLY_TUNING } from '#domain/text-reply/replyStickers.ts';
import { Button } from '#src/components/button/Button.tsx';
import { IconButton } from '#src/components/button/IconButton.tsx';
import { useStaffServices, useStaffSession } from '../services/StaffServicesContext.ts';
import { staffQueries } from '../staffQueries.ts';
import styles from './OwnPhrases.module.css';

interface OwnPhrasesProps {
  /** What is being written. */
  body: string;
  onInsert: (phrase: string) => void;
}

/** Phrases of one's own: pressed, they join what is written; what is written can become one of them. */
export function OwnPhrases({ body, onInsert }: OwnPhrasesProps) {
  const { api } = useStaffServices();
  const demo = useStaffSession(({ login }) => login?.staff.demo ?? false);
  const queries = useQueryClient();
  const options = staffQueries.phrases(api);
  const phrases = useQuery(options).data?.phrases ?? [];
  const save = useMutation({
    mutationFn: (changed: string[]) => api.call(textReplyApi.savePhrases, { body: { phrases: changed } }),
    onSuccess: (saved) => queries.setQueryData(options.queryKey, saved),
  });
  const written = body.trim();
  const mayAdd =
    written !== '' &&
    written.length <= REPLY_TUNING.longestPhrase &&
    phrases.length < REPLY_TUNING.mostPhrases &&
    !phrases.includes(written);
  return (
    <fieldset className={styles.phrases}>
      <legend>내 문장, {REPLY_TUNING.mostPhrases}개까지</legend>
      <ul>
        {phrases.map((phrase) => (
          <li key={phrase} className={styles.phrase}>
            <button type="button" onClick={() => onInsert(phrase)}>
              {phrase}
            </button>
            {!demo && (
              <IconButton
                label={`내 문장에서 빼기: ${phrase}`}
                icon={<X />}
                onClick={() => save.mutate(phrases.filter((each) => each !== phrase))}
              />
            )}
          </li>
        ))}
      </ul>
      {!demo && phrases.length < REPLY_TUNING.mostPhrases && (
        <Button
          tone="ghost"
          icon={<BookmarkPlus aria-hidden="true" />}
          disabled={!mayAdd}
          busy={save.isPending}
          onClick={() => save.mutate([...phrases, written])}
        >
          지금 쓴 말을 내 문장으로
        </Button>
      )}
    </fieldset>
  );
}
