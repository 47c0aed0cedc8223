import { useQuery } from '@tanstack/react-query';
import { TextReplyCard } from '#src/components/text-reply/TextReplyCard.tsx';
import { useApi } from '#src/lib/services/ServicesContext.ts';
import { missionQueries } from '../missionQueries.ts';
import styles from './MissionResultPanel.module.css';
import { OwnVersions } from './OwnVersions.tsx';
import { RewriteForm } from './RewriteForm.tsx';

interface TextRepliesProps {
  bookNo: number;
  kind: 'THINK' | 'REPORT';
}

/** What the teacher wrote to the own text, and a place for another version if one is asked for; nothing where nobody did. */
export function TextReplies({ bookNo, kind }: TextRepliesProps) {
  const { data } = useQuery(missionQueries.replies(useApi(), bookNo));
  const replies = data?.items.filter(({ readingMissionType }) => readingMissionType === kind) ?? [];
  const text = data?.texts.find(({ readingMissionType }) => readingMissionType === kind);
  if (replies.length === 0) return null;
  return (
    <>
      <section className={styles.group} aria-labelledby="text-replies">
        <h2 id="text-replies">선생님이 남긴 말</h2>
        {replies.map((reply) => (
          <TextReplyCard key={`${reply.staffName} ${reply.writtenAt}`} reply={reply} />
        ))}
      </section>
      {text?.mayRewrite && <RewriteForm key={text.versions.length} bookNo={bookNo} text={text} />}
      {text && <OwnVersions versions={text.versions} />}
    </>
  );
}
