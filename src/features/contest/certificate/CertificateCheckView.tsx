import { useQuery } from '@tanstack/react-query';
import { ArtIcon } from '#src/components/art-icon/ArtIcon.tsx';
import { ButtonLink } from '#src/components/button/ButtonLink.tsx';
import { LoadingNote } from '#src/components/skeleton/LoadingNote.tsx';
import { ErrorState } from '#src/components/states/ErrorState.tsx';
import { StateCard } from '#src/components/states/StateCard.tsx';
import { paths } from '#src/config/paths.ts';
import { ApiError } from '#src/lib/api/ApiError.ts';
import { useApi } from '#src/lib/services/ServicesContext.ts';
import { contestQueries } from '../contestQueries.ts';
import { periodOf } from '../words/periodOf.ts';
import { pointWords } from '../words/pointWords.ts';

/** Whoever came from a paper has no other page to go back to. */
const toStart = (
  <ButtonLink tone="soft" to={paths.root.getHref()}>
    첫 화면으로
  </ButtonLink>
);

/** For whoever holds a certificate: whether it is one. No name, no id. */
export function CertificateCheckView({ certificateNo }: { certificateNo: string }) {
  const query = useQuery(contestQueries.certificateCheck(useApi(), certificateNo));
  if (query.data) {
    const { title, contestLevelName, point, gameStartDate, gameEndDate } = query.data;
    return (
      <StateCard
        titleAs="h1"
        picture={<ArtIcon name="trophy" size={112} />}
        title="책바다의 완주 인증서가 맞아요"
        text={`${title}\n${contestLevelName} · ${pointWords(point)}\n${periodOf(gameStartDate, gameEndDate)}`}
        action={toStart}
      />
    );
  }
  if (!query.isError) return <LoadingNote />;
  if (query.error instanceof ApiError && query.error.status < 429) {
    return (
      <StateCard
        titleAs="h1"
        picture={<ArtIcon name="magnifying-glass-tilted-left" size={112} />}
        title="찾을 수 없는 인증서예요"
        text={`번호를 다시 확인해 주세요.\n${certificateNo}`}
        action={toStart}
      />
    );
  }
  return (
    <ErrorState
      titleAs="h1"
      error={query.error}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
      back={toStart}
    />
  );
}
