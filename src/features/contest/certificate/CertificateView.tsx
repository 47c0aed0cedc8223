import { useMutation, useQuery } from '@tanstack/react-query';
import { ImageDown, Printer } from 'lucide-react';
import { type ReactNode, type Ref, useRef, useState } from 'react';
import type { ContestCertificate } from '#contract/contest.ts';
import { ArtIcon } from '#src/components/art-icon/ArtIcon.tsx';
import { Button } from '#src/components/button/Button.tsx';
import { ButtonLink } from '#src/components/button/ButtonLink.tsx';
import { SelectField } from '#src/components/select-field/SelectField.tsx';
import { Skeleton } from '#src/components/skeleton/Skeleton.tsx';
import { QueryView } from '#src/components/states/QueryView.tsx';
import { StateCard } from '#src/components/states/StateCard.tsx';
import { paths } from '#src/config/paths.ts';
import { saveBlob } from '#src/lib/browser/saveBlob.ts';
import { showAlert } from '#src/lib/feedback/feedbackStore.ts';
import { useApi } from '#src/lib/services/ServicesContext.ts';
import { useAskedContest } from '../choice/useAskedContest.ts';
import { contestQueries } from '../contestQueries.ts';
import { periodOf } from '../words/periodOf.ts';
import { CertificateArt } from './CertificateArt.tsx';
import styles from './CertificateView.module.css';
import { certificateAddress, certificateLines, SHEET } from './certificateLines.ts';

/** Dots for each unit of the sheet: enough for a page of A4. */
const SCALE = 2;

/** For finishers: the certificates of their contests, to print or to keep as pictures; first that of the contest asked for. */
export function CertificateView() {
  const query = useQuery(contestQueries.certificates(useApi()));
  return (
    <QueryView query={query} errorTitleAs="h1" skeleton={<Skeleton height={560} radius={32} />}>
      {({ items: [newest, ...earlier] }) =>
        newest ? <Certificates newest={newest} all={[newest, ...earlier]} /> : <NotYet />
      }
    </QueryView>
  );
}

interface CertificatesProps {
  newest: ContestCertificate;
  all: readonly ContestCertificate[];
}

function Certificates({ newest, all }: CertificatesProps) {
  const { readingGameContestNo: asked } = useAskedContest();
  const [chosen, setChosen] = useState<string>();
  const certificate =
    all.find((one) => (chosen === undefined ? one.readingGameContestNo === asked : one.certificateNo === chosen)) ??
    newest;
  return (
    <Certificate key={certificate.certificateNo} certificate={certificate}>
      {all.length > 1 && (
        <SelectField
          className={styles.choice}
          label="어느 대회의 인증서인가요?"
          value={certificate.certificateNo}
          onChange={(event) => setChosen(event.target.value)}
          options={all.map(({ certificateNo, title, gameStartDate, gameEndDate }) => ({
            value: certificateNo,
            label: `${title} (${gameStartDate.slice(0, 4)}년 ${periodOf(gameStartDate, gameEndDate)})`,
          }))}
        />
      )}
    </Certificate>
  );
}

/** @param children the choice of another one */
function Certificate({ certificate, children }: { certificate: ContestCertificate; children: ReactNode }) {
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
        {children}
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

function NotYet() {
  return (
    <StateCard
      titleAs="h1"
      picture={<ArtIcon name="sailboat" size={104} />}
      title="아직 받은 인증서가 없어요"
      text="대회에 참가해 완주 점수를 모으면 여기에서 인증서를 받을 수 있어요."
      action={<ButtonLink to={paths.contest.getHref()}>대회로 가기</ButtonLink>}
    />
  );
}

interface CertificateSheetProps {
  certificate: ContestCertificate;
  /** The drawing below the words, for the picture. */
  artRef: Ref<SVGSVGElement>;
}

/** The certificate as vectors: sharp on paper. Its words are text and can be read out. */
function CertificateSheet({ certificate, artRef }: CertificateSheetProps) {
  const box = `0 0 ${SHEET.width} ${SHEET.height}`;
  return (
    <div className={styles.sheet} data-print-sheet="certificate" translate="no">
      <svg ref={artRef} viewBox={box} width={SHEET.width} height={SHEET.height} aria-hidden="true">
        <CertificateArt />
      </svg>
      <svg viewBox={box} width={SHEET.width} height={SHEET.height} className={styles.words}>
        <title>완주 인증서</title>
        {certificateLines(certificate).map(({ text, x, y, size, weight, fill, anchor }) => (
          <text key={y} x={x} y={y} fontSize={size} fontWeight={weight} fill={fill} textAnchor={anchor}>
            {text}
          </text>
        ))}
      </svg>
    </div>
  );
}

/** The certificate as a PNG. Words are drawn by this page, which has the typeface; a picture of its own would not. */
async function drawCertificate(art: SVGSVGElement, certificate: ContestCertificate): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = SHEET.width * SCALE;
  canvas.height = SHEET.height * SCALE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.drawImage(await toImage(art), 0, 0, canvas.width, canvas.height);
  context.scale(SCALE, SCALE);
  // The sheet on the page shows the same words: the typeface is there or on its way.
  await document.fonts.ready;
  const { fontFamily } = getComputedStyle(document.body);
  for (const { text, x, y, size, weight, fill, anchor } of certificateLines(certificate)) {
    context.font = `${weight} ${size}px ${fontFamily}`;
    context.fillStyle = fill;
    context.textAlign = anchor === 'middle' ? 'center' : anchor;
    context.fillText(text, x, y);
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}

async function toImage(art: SVGSVGElement): Promise<HTMLImageElement> {
  const image = new Image();
  const text = new XMLSerializer().serializeToString(art);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  return image;
}
