import { RotateCw, Ticket } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '../../config/paths.ts';
import { ApiError } from '../../lib/api/ApiError.ts';
import { describeError } from '../../lib/api/describeError.ts';
import { NetworkError } from '../../lib/api/NetworkError.ts';
import { referenceOf } from '../../lib/api/referenceOf.ts';
import { useOnline } from '../../lib/browser/useOnline.ts';
import { useOnReconnect } from '../../lib/browser/useOnReconnect.ts';
import { Button } from '../button/Button.tsx';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { EmptySea } from '../illustrations/EmptySea.tsx';
import { ErrorReference } from './ErrorReference.tsx';
import { StateCard } from './StateCard.tsx';

interface ErrorStateProps {
  error: unknown;
  onRetry: () => void;
  retrying?: boolean;
  /** `h1` where the state is the whole page. */
  titleAs?: 'p' | 'h1' | undefined;
  /** A link to another page, where nothing else on this one leads away: an installed page has no back button. */
  back?: ReactNode;
}

/**
 * What happened, and the way on. Distinguishes a missing connection from a refusal of the server, and waits for its
 * end.
 */
export function ErrorState({ error, onRetry, retrying, titleAs, back }: ErrorStateProps) {
  const online = useOnline();
  // What it stands for may not ask again by itself; a query that does asks once all the same.
  useOnReconnect(onRetry);
  if (error instanceof ApiError && error.status === 402) return <TicketNeeded error={error} titleAs={titleAs} />;
  const reference = referenceOf(error);
  const offline = !online || (error instanceof NetworkError && !error.timedOut);
  return (
    <StateCard
      role="alert"
      titleAs={titleAs}
      picture={<EmptySea mood={offline ? 'sleeping' : 'storm'} />}
      title={offline ? '인터넷이 잠깐 쉬고 있어요' : '여기를 불러오지 못했어요'}
      // Only the browser knows when it ends.
      text={online ? describeError(error) : '연결되면 다시 불러올게요.\n하던 것은 그대로 있어요.'}
      action={
        <>
          {back}
          <Button icon={<RotateCw aria-hidden="true" />} busy={retrying ?? false} onClick={onRetry}>
            다시 불러오기
          </Button>
        </>
      }
      note={!offline && reference && <ErrorReference reference={reference} />}
    />
  );
}

/** Nothing is broken here: trying again would change nothing, a ticket would. */
function TicketNeeded({ error, titleAs }: Pick<ErrorStateProps, 'error' | 'titleAs'>) {
  return (
    <StateCard
      role="alert"
      titleAs={titleAs}
      picture={<EmptySea mood="sleeping" />}
      title="이용권이 있으면 할 수 있어요"
      text={describeError(error)}
      action={
        <>
          <ButtonLink tone="soft" to={paths.main.getHref()}>
            첫 화면으로
          </ButtonLink>
          <ButtonLink icon={<Ticket aria-hidden="true" />} to={paths.subscription.getHref()}>
            이용권 보기
          </ButtonLink>
        </>
      }
    />
  );
}
