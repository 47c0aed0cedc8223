import { useMutation, useQuery } from '@tanstack/react-query';
import { ImageDown, Printer } from 'lucide-react';
import { useRef } from 'react';
import type { ContestCertificate } from '../../../../contract/contest.ts';
import { ArtIcon } from '../../../components/art-icon/ArtIcon.tsx';
import { Button } from '../../../components/button/Button.tsx';
import { ButtonLink } from '../../../components/button/ButtonLink.tsx';
import { Skeleton } from '../../../components/skeleton/Skeleton.tsx';
import { QueryView } from '../../../components/states/QueryView.tsx';
import { StateCard } from '../../../components/states/StateCard.tsx';
import { paths } from '../../../config/paths.ts';
import { ApiError } from '../../../lib/api/ApiError.ts';
import { saveBlob } from '../../../lib/browser/saveBlob.ts';
import { showAlert } from '../../../lib/feedback/feedbackStore.ts';
import { useApi } from '../../../lib/services/ServicesContext.ts';
import { certificateQuery } from '../api/certificateQuery.ts';
import { CertificateSheet } from './CertificateSheet.tsx';
import styles from './CertificateView.module.css';
import { certificateAddress } from './certificateLines.ts';
import { drawCertificate } from './drawCertificate.ts';

/** For finishers: the certificate to print or to keep as a picture. */
export function CertificateView() {
  const query = useQuery(certificateQuery(useApi()));
  return (
    <QueryView
      query={query}
      errorTitleAs="h1"
      skeleton={<Skeleton height={560} radius={32} />}
      renderError={(error) =>
        error instanceof ApiError && (error.is('CONTEST_NOT_COMPLETED') || error.status === 404) ? (
          <NotYet
            message={error.is('CONTEST_NOT_COMPLETED') ? error.message : '대회에 참가하고 완주하면 받을 수 있어요.'}
          />
        ) : null
      }
    >
      {(certificate) => <Certificate certificate={certificate} />}
    </QueryView>
  );
}

function Certificate({ certificate }: { certificate: ContestCertificate }) {
  const art = useRef<SVGSVGElement>(null);
  const save = useMutation({
    meta: { ownError: true },
    mutationFn: async () => {
      if (!art.current) throw new Error('nothing to draw');
      saveBlob(`책바다-완주인증서-${certificate.certificateNo}.png`, await drawCertificate(art.current, certificate));
    },
    onError: () => showAlert('그림을 만들지 못했어요. 인쇄하기에서 ‘PDF로 저장’을 골라 주세요.'),
  });
  return (
    <>
      <header className={styles.head}>
        <h1>완주 인증서</h1>
        <p>끝까지 항해한 것을 축하해요! 인쇄하거나 그림으로 간직해요.</p>
        <div className={styles.tools}>
          <Button size="l" icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
            인쇄하기
          </Button>
          <Button
            size="l"
            tone="white"
            busy={save.isPending}
            icon={<ImageDown aria-hidden="true" />}
            onClick={() => save.mutate()}
          >
            그림으로 저장
          </Button>
          <ButtonLink size="l" tone="ghost" to={paths.contest.getHref()}>
            대회로 돌아가기
          </ButtonLink>
        </div>
      </header>
      <CertificateSheet certificate={certificate} artRef={art} />
      <p className={styles.check}>
        받은 사람은 아래 주소에서 진짜 인증서인지 확인할 수 있어요.
        <br />
        {certificateAddress(certificate)}
      </p>
    </>
  );
}

function NotYet({ message }: { message: string }) {
  return (
    <StateCard
      titleAs="h1"
      picture={<ArtIcon name="sailboat" size={104} />}
      title="아직 항해하는 중이에요"
      text={message}
      action={<ButtonLink to={paths.contest.getHref()}>대회로 가기</ButtonLink>}
    />
  );
}
