import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { writingApi } from '#contract/endpoints/writing.ts';
import type { FoundHints } from '#contract/writing.ts';
import { hintKey, openHints } from '#domain/writing/openHints.ts';
import { WRITING_TUNING } from '#domain/writing/tuning.ts';
import { describeError } from '../../lib/api/describeError.ts';
import { NetworkError } from '../../lib/api/NetworkError.ts';
import { useOnline } from '../../lib/browser/useOnline.ts';
import { useApi } from '../../lib/services/ServicesContext.ts';

/** The text somebody wants to have looked at, and what it is for. */
export interface WritingFor {
  bookNo: number;
  mission: 'THINK' | 'REPORT';
}

export type ShownHint = FoundHints['hints'][number];

const OFFLINE = '지금은 인터넷에 연결되지 않았어요. 글은 그대로 있으니 연결되면 다시 눌러 주세요.';
const EMPTY = '먼저 글을 써 볼까요? 쓴 다음에 누르면 함께 살펴봐요.';
const NOTHING = '고칠 곳을 찾지 못했어요. 소리 내어 한 번 읽어 보면 더 좋아요.';
const FINISHED = '다 살펴봤어요. 글을 더 고쳤다면 한 번 더 눌러 보세요.';

/** Asks for hints on a text, and keeps which are still open while it is changed. Nothing in the text is changed here. */
export function useWritingHints({ bookNo, mission }: WritingFor, text: string) {
  const api = useApi();
  const online = useOnline();
  const [found, setFound] = useState<readonly ShownHint[] | null>(null);
  const [putAside, setPutAside] = useState<ReadonlySet<string>>(new Set());
  const [refusal, setRefusal] = useState<string | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: (asked: string) =>
      api.call(writingApi.findHints, { params: { bookNo }, body: { mission, text: asked } }),
    onSuccess: ({ hints }) => setFound(hints),
    onError: (error) => setRefusal(error instanceof NetworkError ? OFFLINE : describeError(error)),
    meta: { ownError: true },
  });
  const open = found ? openHints(found, text, putAside) : [];
  return {
    isPending,
    shown: open.slice(0, WRITING_TUNING.shown),
    message: messageOf({ isPending, refusal, found, open }),
    ask: () => {
      if (!online) setRefusal(OFFLINE);
      else if (text.trim() === '') setRefusal(EMPTY);
      else {
        setRefusal(null);
        mutate(text);
      }
    },
    putAside: (hint: ShownHint) => setPutAside(new Set([...putAside, hintKey(hint)])),
  };
}

interface Stand {
  isPending: boolean;
  refusal: string | null;
  found: readonly ShownHint[] | null;
  open: readonly ShownHint[];
}

function messageOf({ isPending, refusal, found, open }: Stand): string {
  if (isPending) return '글을 살펴보고 있어요…';
  if (refusal) return refusal;
  if (!found) return '';
  if (open.length === 0) return found.length === 0 ? NOTHING : FINISHED;
  const rest = open.length - WRITING_TUNING.shown;
  return rest > 0 ? `세 가지만 먼저 볼까요? ${rest}가지가 더 기다려요.` : `${open.length}가지를 함께 볼까요?`;
}
