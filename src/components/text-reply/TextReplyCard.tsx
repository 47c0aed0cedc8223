import type { TextReply } from '#contract/textReply.ts';
import { type ReplySticker, replyStickers } from '#domain/text-reply/replyStickers.ts';
import { formatKoreanDate } from '#domain/time/formatKoreanDate.ts';
import { RemarkList } from './RemarkList.tsx';
import styles from './TextReplyCard.module.css';

interface TextReplyCardProps {
  reply: Pick<TextReply, 'staffName' | 'body' | 'stickers' | 'remarks' | 'writtenAt'>;
}

/** What a teacher wrote to a text, as pupils and other teachers read it. */
export function TextReplyCard({ reply: { staffName, body, stickers, remarks, writtenAt } }: TextReplyCardProps) {
  return (
    <article className={styles.card} aria-label={`${staffName} 선생님의 답`}>
      <p className={styles.who}>
        <b>{staffName} 선생님</b>
        <time dateTime={writtenAt}>{formatKoreanDate(Date.parse(writtenAt))}</time>
      </p>
      {body !== '' && (
        <p className={styles.body} data-read="">
          {body}
        </p>
      )}
      <RemarkList remarks={remarks} />
      {stickers.length > 0 && (
        <ul className={styles.stickers}>
          {stickers.map((code) => (
            <li key={code}>
              <StickerPicture code={code} />
              {replyStickers[code].name}
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}

/** Its words stand beside it. */
export function StickerPicture({ code }: { code: ReplySticker }) {
  return <img src={`/art/story/${replyStickers[code].picture}.webp`} alt="" width={36} height={36} decoding="async" />;
}
