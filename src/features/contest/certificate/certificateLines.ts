import type { ContestCertificate } from '#contract/contest.ts';
import { formatKoreanDate } from '#domain/time/formatKoreanDate.ts';
import { startOfDayKey } from '#domain/time/seoulDay.ts';
import { paths } from '#src/config/paths.ts';
import { periodOf } from '../words/periodOf.ts';
import { pointWords } from '../words/pointWords.ts';
import { rateWords } from '../words/rateWords.ts';

/** The sheet in its own units: A4 lying, at 96 dots an inch. */
export const SHEET = { width: 1123, height: 794 } as const;

export interface CertificateLine {
  text: string;
  x: number;
  /** Of the base line. */
  y: number;
  size: number;
  weight: number;
  fill: string;
  anchor: 'middle' | 'start' | 'end';
}

const INK = '#12343c';
const SOFT = '#355a63';
const TEAL = '#0a4d57';
const MIDDLE = SHEET.width / 2;
/** Room for one line between the waves of the frame. */
const WIDEST = 820;
/** A Latin letter takes so much of the width of a Hangul one. */
const LATIN = 0.6;

/** Where anybody can see that the certificate is one; its number is the end of it. */
export function certificateAddress({ certificateNo }: Pick<ContestCertificate, 'certificateNo'>): string {
  return window.location.origin + paths.contestCertificateCheck.getHref({ certificateNo });
}

/** Every line of the certificate with its place; drawn as vector on the page and into the picture alike. */
export function certificateLines(certificate: ContestCertificate): CertificateLine[] {
  const { title, name, contestLevelName, readingLevel, point, answerRateByPoint, rankNo } = certificate;
  const middle = (text: string, y: number, size: number, weight = 500, fill: string = INK): CertificateLine => ({
    text,
    x: MIDDLE,
    y,
    size: Math.min(size, WIDEST / Math.max(1, text.length)),
    weight,
    fill,
    anchor: 'middle',
  });
  const facts = [
    contestLevelName,
    readingLevel !== null && `읽기 수준 ${readingLevel}`,
    pointWords(point),
    `맞힌 비율 ${rateWords(answerRateByPoint)}`,
    rankNo !== null && `${rankNo.toLocaleString('ko-KR')}위`,
  ].filter((fact) => fact !== false);
  const address = `확인하는 곳 ${certificateAddress(certificate)}`;
  return [
    middle('완 주 인 증 서', 254, 64, 800, TEAL),
    middle(title, 300, 26, 650, SOFT),
    middle(name, 380, 52, 800),
    middle(facts.join('  ·  '), 426, 22, 650, TEAL),
    middle('위 학생은 책의 바다를 끝까지 항해하여', 478, 24, 500),
    middle('정해진 점수를 모두 모았으므로 이 인증서를 드립니다.', 514, 24, 500),
    middle(periodOf(certificate.gameStartDate, certificate.gameEndDate), 554, 20, 500, SOFT),
    middle(formatKoreanDate(startOfDayKey(certificate.completedDate)), 588, 22, 650),
    middle('책바다', 632, 32, 800, TEAL),
    // Whoever holds the paper has no page to look at.
    { ...middle(address, 672, 15, 500, SOFT), size: Math.min(15, WIDEST / (LATIN * address.length)) },
  ];
}
