import { fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { AquariumStage } from '../../features/aquarium/AquariumStage.tsx';
import { VisitStage } from '../../features/aquarium/visit/VisitStage.tsx';
import { WordCatchStage } from '../../features/aquarium/words/WordCatchStage.tsx';
import { LevelQuestions } from '../../features/contest/level-test/LevelQuestions.tsx';
import { LevelTestView } from '../../features/contest/level-test/LevelTestView.tsx';
import { DiagnosisTestView } from '../../features/diagnosis/test/DiagnosisTestView.tsx';
import { MissionPlayer } from '../../features/mission/play/MissionPlayer.tsx';
import { PersonalityTestView } from '../../features/personality/test/PersonalityTestView.tsx';
import { ReaderView } from '../../features/reader/ReaderView.tsx';
import type { Answers } from '../../testing/createTestServices.ts';
import { createTestServices } from '../../testing/createTestServices.ts';
import { refusal } from '../../testing/refusal.ts';
import { renderShell } from '../../testing/renderShell.tsx';
import { ContestCertificateCheckPage } from './ContestCertificateCheckPage.tsx';

const fails = refusal('OVERLOADED');
const none = () => null;

const pages: [page: string, ReactNode, way: string, Answers][] = [
  [
    'a mission',
    <MissionPlayer key="m" bookNo={1042} kind="OX" ReportPad={none} Notes={none} NotesButton={none} />,
    '/book/mission/1042',
    { 'POST /api/mission/attempts': fails },
  ],
  ['the aquarium', <AquariumStage key="a" />, '/community/aqua', { 'GET /api/aquarium/me': fails }],
  ['a visit', <VisitStage key="v" visitKey="k" />, '/community/aqua', { 'GET /api/aquarium/neighbours/k': fails }],
  [
    'the words of the day',
    <WordCatchStage key="w" />,
    '/aquarium',
    { 'GET /api/word-missions/me': fails, 'GET /api/aquarium/me': fails },
  ],
  [
    'a book',
    <ReaderView key="r" bookNo="1042" wantedPageNo={null} loadSentenceNotes={async () => none} />,
    '/book/view/1042',
    { 'GET /api/books/1042/pages': fails },
  ],
  ['the reading diagnosis', <DiagnosisTestView key="d" />, '/diagnosis', { 'POST /api/diagnosis/applies': fails }],
  ['the book personality', <PersonalityTestView key="p" />, '/bbti/intro', { 'POST /api/bookbti/attempts': fails }],
  [
    'the level test',
    <LevelTestView key="l" IntroFrame={none} />,
    '/event/contest',
    { 'GET /api/event/reading-game-contest/status': fails, 'GET /api/event/reading-game-contest/info/my': fails },
  ],
  [
    'the questions of the level test',
    <LevelQuestions key="q" draft={{} as never} status={{} as never} onLeave={none} />,
    '/event/contest',
    { 'GET /api/event/reading-game-contest/level': fails },
  ],
  ['a certificate', <ContestCertificateCheckPage key="c" />, '/', {}],
];

/** An installed page has no button of the browser to go back with. */
it.each(pages)('leads out of %s that cannot be had', async (_, page, way, answers) => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: none, removeEventListener: none }));
  renderShell(page, createTestServices({ signedIn: true, answers }), '/here');
  const alert = await screen.findByRole('alert');
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  expect(screen.getByRole('main').contains(alert)).toBe(true);
  expect(screen.getByRole('link').getAttribute('href')).toBe(way);
  const again = screen.getByRole('button', { name: '다시 불러오기' });
  // While it tries again the way out stays where it is.
  fireEvent.click(again);
  expect(screen.getByRole('link').getAttribute('href')).toBe(way);
  vi.unstubAllGlobals();
});
