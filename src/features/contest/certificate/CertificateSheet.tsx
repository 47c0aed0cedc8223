import type { Ref } from 'react';
import type { ContestCertificate } from '#contract/contest.ts';
import { CertificateArt } from './CertificateArt.tsx';
import styles from './CertificateView.module.css';
import { certificateLines, SHEET } from './certificateLines.ts';

interface CertificateSheetProps {
  certificate: ContestCertificate;
  /** The drawing below the words, for the picture. */
  artRef: Ref<SVGSVGElement>;
}

/** The certificate as vectors: sharp on paper. Its words are text and can be read out. */
export function CertificateSheet({ certificate, artRef }: CertificateSheetProps) {
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
