import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { PupilText, TextList } from '#contract/textReply.ts';
import type { TextState } from '#domain/text-reply/TextStand.ts';
import { PageSkeleton } from '#src/components/skeleton/PageSkeleton.tsx';
import { QueryView } from '#src/components/states/QueryView.tsx';
import { TextReplyCard } from '#src/components/text-reply/TextReplyCard.tsx';
import { useMay, usePost, useStaffServices } from '../services/StaffServicesContext.ts';
import { staffPaths } from '../staffPaths.ts';
import { staffQueries } from '../staffQueries.ts';
import { type ReplyDraft, ReplyForm } from './ReplyForm.tsx';
import styles from './TextsPage.module.css';
import { TextVersions } from './TextVersions.tsx';

export type { ReplyDraft } from './ReplyForm.tsx';

interface TextViewProps {
  opened: { accountNo: number; attemptNo: number };
  /** The list that it was opened from. */
  list: TextList['items'];
  drafts: Map<number, ReplyDraft>;
}

/** One text with what was replied to it, and the way to the next one. */
export function TextView({ opened, list, drafts }: TextViewProps) {
  const { api } = useStaffServices();
  const { academyNo } = usePost();
  const { search } = useLocation();
  const query = useQuery(staffQueries.text(api, academyNo, opened));
  // After a reply the text is no longer in the list of those that wait: its neighbours are those of before.
  const around = useRef({ before: undefined as Item | undefined, after: undefined as Item | undefined });
  const at = list.findIndex(({ attemptNo }) => attemptNo === opened.attemptNo);
  if (at !== -1) around.current = { before: list[at - 1], after: list[at + 1] };
  const { before, after } = around.current;
  const pathOf = (item: Item) => ({ pathname: staffPaths.textOf(item.accountNo, item.attemptNo), search });
  return (
    <section className={styles.view} aria-label="글">
      <nav className={styles.ways} aria-label="글 넘기기">
        {before && (
          <Link to={pathOf(before)} className={styles.way}>
            <ChevronLeft aria-hidden="true" />앞 글
          </Link>
        )}
        {after && (
          <Link to={pathOf(after)} className={styles.way}>
            다음 글
            <ChevronRight aria-hidden="true" />
          </Link>
        )}
        <Link to={{ pathname: staffPaths.texts, search }} className={styles.close}>
          <X aria-hidden="true" />
          닫기
        </Link>
      </nav>
      <QueryView query={query} skeleton={<PageSkeleton />}>
        {(text) => <Shown text={text} drafts={drafts} next={after ? pathOf(after) : null} />}
      </QueryView>
    </section>
  );
}

type Item = TextList['items'][number];

interface ShownProps {
  text: PupilText;
  drafts: Map<number, ReplyDraft>;
  next: { pathname: string; search: string } | null;
}

const stateNames: Readonly<Record<TextState, string>> = {
  HANDED_IN: '',
  RETURNED: '다시 쓰고 있어요',
  REWRITTEN: '고쳐서 냈어요',
  ACCEPTED: '받아들였어요',
};

function Shown({ text, drafts, next }: ShownProps) {
  const maySeePupil = useMay('SEE_PUPIL');
  const heading = useRef<HTMLHeadingElement>(null);
  // Whoever goes from text to text by keys begins to read here.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const others = text.replies.filter(({ mine }) => !mine);
  const mine = text.replies.find((reply) => reply.mine);
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {text.bookName} {text.kindName}
      </h1>
      <p className={styles.writer}>
        {maySeePupil ? <Link to={staffPaths.pupilOf(text.accountNo)}>{text.name}</Link> : <b>{text.name}</b>}
        {text.className && ` · ${text.className}`}
        {stateNames[text.state] && ' '}
        {stateNames[text.state] && <span className={styles.state}>{stateNames[text.state]}</span>}
      </p>
      <ReplyForm key={text.versions.length} text={text} mine={mine} drafts={drafts} next={next}>
        <TextVersions versions={text.versions} />
        {others.map((reply) => (
          <TextReplyCard key={`${reply.staffName} ${reply.writtenAt}`} reply={reply} />
        ))}
      </ReplyForm>
    </>
  );
}
