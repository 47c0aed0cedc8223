import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CsMessage } from '#contract/customerService.ts';
import { csMessageApi } from '#contract/endpoints/csMessage.ts';
import { Badge } from '#src/components/badge/Badge.tsx';
import { Button } from '#src/components/button/Button.tsx';
import { Markdown } from '#src/components/markdown/Markdown.tsx';
import { Panel } from '#src/components/page/Panel.tsx';
import { useLostFocus } from '#src/lib/browser/useLostFocus.ts';
import { formatDay } from '#src/lib/formatDay.ts';
import { queryKeys } from '#src/lib/queries/queryKeys.ts';
import { useApi } from '#src/lib/services/ServicesContext.ts';
import styles from './MessagesPanel.module.css';

/** What the customer service wrote to me. Nothing is shown where it wrote nothing, or while it cannot be asked. */
export function MessagesPanel() {
  const api = useApi();
  const client = useQueryClient();
  const query = useQuery({
    queryKey: [queryKeys.csMessages],
    queryFn: ({ signal }) => api.call(csMessageApi.list, { signal }),
  });
  const read = useMutation({
    mutationFn: (messageNo: number) => api.call(csMessageApi.markSeen, { params: { messageNo } }),
    onSettled: () => client.invalidateQueries({ queryKey: [queryKeys.csMessages] }),
  });
  if (!query.data || query.data.items.length === 0) return null;
  return (
    <Panel title="고객센터에서 온 글">
      <ul className={styles.list}>
        {query.data.items.map((message) => (
          <Message
            key={message.messageNo}
            message={message}
            busy={read.isPending && read.variables === message.messageNo}
            onRead={() => read.mutate(message.messageNo)}
          />
        ))}
      </ul>
    </Panel>
  );
}

function Message({ message, busy, onRead }: { message: CsMessage; busy: boolean; onRead: () => void }) {
  const unread = message.seenYn === 'N';
  const title = useLostFocus<HTMLElement>(unread);
  return (
    <li className={styles.message}>
      <details open={unread}>
        <summary ref={title}>
          {unread && <Badge tone="coral">새 글</Badge>}
          <strong>{message.title}</strong>
          <time dateTime={message.writtenAt}>{formatDay(message.writtenAt)}</time>
        </summary>
        <Markdown text={message.content} />
        {unread && (
          <Button busy={busy} onClick={onRead}>
            읽었어요
          </Button>
        )}
      </details>
    </li>
  );
}
