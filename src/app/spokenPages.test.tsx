import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { BookView } from '../features/book/BookView.tsx';
import { MainView } from '../features/home/MainView.tsx';
import { createTestServices } from '../testing/createTestServices.ts';
import { readInOrder } from '../testing/readInOrder.ts';
import { renderShell } from '../testing/renderShell.tsx';
import { sampleBook, sampleCard } from '../testing/sampleBook.ts';
import { sampleMain } from '../testing/sampleMain.ts';
import { BookMissionResultPage } from './routes/BookMissionResultPage.tsx';
import { LoginPage } from './routes/LoginPage.tsx';

// The page of the test has no such function.
beforeAll(() => vi.stubGlobal('CSS', { escape: (text: string) => text }));
afterAll(() => vi.unstubAllGlobals());

describe('a screen reader says in order', () => {
  it('the login page', async () => {
    renderShell(
      <Routes>
        <Route path="/login" element={<LoginPage />} />
      </Routes>,
      createTestServices({ demo: true }),
      '/login',
    );
    expect(await readInOrder()).toEqual([
      'main',
      '책바다',
      '오늘도 이야기 속으로',
      '풍덩 빠져 볼까요?',
      'button, 로그인 없이 1분 맛보기',
      'image, 웃고 있는 문어',
      'heading, 로그인, level 1',
      'form',
      '아이디',
      'textbox, 아이디',
      '비밀번호',
      '비밀번호',
      'button, 비밀번호 보기, not pressed',
      'button, 로그인',
      'link, 카드로 들어가기',
      'link, 회원 가입',
      'link, 아이디 찾기',
      'link, 비밀번호 다시 정하기',
      'link, 공지사항',
    ]);
  });

  it('the main page', async () => {
    const main = sampleMain({ continueReading: [{ ...sampleCard({ readingProgressRate: 36 }), lastPageNo: 5 }] });
    renderShell(<MainView />, createTestServices({ answers: { 'GET /api/main/me': main }, signedIn: true }));
    await screen.findByRole('link', { name: '이어 읽기' });
    expect(await readInOrder()).toEqual([
      'region, 오늘의 세 걸음',
      'heading, 오늘의 세 걸음, level 2',
      'link, 읽기 마음에 드는 책을 골라요',
      'link, 미션 미션이 있는 책을 찾아요',
      'button, 돌보기 밥도 주고 놀아 줘요',
      'heading, 오늘은 어디까지 읽어 볼까요?, level 1',
      '『',
      '토끼전',
      '』',
      '14쪽 가운데 5쪽에서 멈췄어요.',
      'link, 이어 읽기',
      'link, 미션 하기',
      'image, 통통이',
      'region, 나의 바다 친구',
      'heading, 나의 통통이, level 2',
      'button, 수족관 열기',
      'image, 통통이',
      '레벨',
      '13',
      'progressbar, 다음 레벨까지 100퍼센트 가운데 40퍼센트',
      '다음 레벨까지 120',
      '포만감',
      'progressbar, 포만감 100 가운데 62',
      '친밀도',
      'progressbar, 친밀도 100 가운데 74',
      '체력',
      'progressbar, 체력 100 가운데 55',
      '모은 조개',
      '320',
      '개',
      'region, 3월 목표',
      'heading, 3월 목표, level 2',
      'progressbar, 3월 목표 4권 가운데 1권을 인증했어요',
      '/',
      '세 권 남았어요',
      '이번 주',
      '60',
      '점',
      '이번 달',
      '460',
      '점',
      'region, 오늘의 미션',
      'heading, 오늘의 미션, level 2',
      '책을 읽기 시작하면 미션이 여기에 모여요.',
    ]);
  });

  it('a book', async () => {
    const answers = { 'GET /api/books/1042': sampleBook(), 'POST /api/books/log': { done: true } };
    const carts = { 'GET /api/book/carts/book-no-list/me': [] };
    renderShell(<BookView bookNo="1042" />, createTestServices({ answers: { ...answers, ...carts }, signedIn: true }));
    await screen.findByRole('link', { name: '읽기' });
    expect(await readInOrder()).toEqual([
      'navigation, 지금 있는 곳',
      'link, 책 찾기',
      'listitem, level 1, current page, position 2, set size 2',
      '토끼전',
      '딱 맞아요',
      '문학',
      '고전',
      'heading, 토끼전, level 1',
      'button, 좋아하는 책, not pressed',
      '작자 미상',
      '책바다',
      '바닷속 용왕님이 큰 병에 걸렸어요.',
      'term',
      '이해 예상',
      'definition',
      '74',
      '%',
      'term',
      '읽기 수준',
      'definition',
      '2A',
      'term',
      '쪽수',
      'definition',
      '14',
      '쪽',
      'term',
      '모을 점수',
      'definition',
      '100',
      '점',
      'list, 이 책의 낱말',
      '#',
      '지혜',
      '읽은 만큼',
      'progressbar, 읽은 만큼 100퍼센트 가운데 0퍼센트',
      '미션',
      'progressbar, 미션 6개 가운데 0개',
      'link, 읽기',
      'link, 미션',
      'link, 노트',
      'button, 읽고 싶어요, not pressed',
      'button, 바구니에 담기',
      'region, 친구들의 느낌',
      'heading, 친구들의 느낌, level 2',
      '불러오고 있어요',
      '판소리 「수궁가」를 바탕으로 새로 썼어요.',
    ]);
  });

  it('a result', async () => {
    const given = {
      readingMissionType: 'OX',
      round: 1,
      submittedAt: '2026-05-06T06:00:00.000Z',
      retryAvailable: false,
    };
    const item = {
      key: 'a',
      label: '토끼는 용궁에 갔어요.',
      given: 'O',
      correct: true,
      answer: 'O',
      explanation: null,
      pageNo: 3,
      scene: null,
      category: null,
    };
    const result = {
      ...given,
      attemptNo: 1,
      correctCount: 1,
      itemCount: 1,
      rate: 100,
      points: 20,
      shells: 20,
      items: [item],
    };
    const gain = {
      readingMissionType: 'OX',
      retryPoint: 0,
      pays: true,
      verified: false,
      levelBefore: 3,
      levelAfter: 3,
    };
    const answer = {
      bookNo: 1042,
      bookName: '토끼전',
      bookImagePath: '',
      verified: false,
      totalPoint: 20,
      averageRate: 100,
    };
    const all = { ...answer, results: [result], gains: [gain], pet: null, categories: [] };
    renderShell(
      <Routes>
        <Route path="/book/mission/result/:bookNo" element={<BookMissionResultPage />} />
      </Routes>,
      createTestServices({ signedIn: true, answers: { 'GET /api/mission/books/1042/results/me': all } }),
      '/book/mission/result/1042?kind=OX',
    );
    await screen.findByRole('tab', { name: /OX/ });
    expect(await readInOrder()).toEqual([
      '토끼전',
      'heading, 미션 결과, level 1',
      '이 책에서 모두',
      '20',
      '점',
      ', 평균',
      '100',
      '%',
      'link, 다음 미션: 낱말 퍼즐',
      'link, 다른 미션 하기',
      'button, 내 노트',
      'link, 수족관 가기',
      'button, 부모님께 보여 드리기',
      'region, 미션별 맞힌 비율',
      'heading, 미션별 맞힌 비율, level 2',
      'term',
      'OX 퀴즈',
      'definition',
      '100',
      '%',
      '20',
      '점',
      'tablist, 미션별 결과, orientated horizontally',
      'tab, OX 퀴즈, selected, 1 control, position 1, set size 1',
      'tabpanel, OX 퀴즈',
      'group',
      '맞힌 것 1개',
      '맞았어요',
      '토끼는 용궁에 갔어요.',
      '내 답:',
      'O',
      'group',
      '더 보기: 토끼는 용궁에 갔어요.',
      '더 보기',
      ':',
      '토끼는 용궁에 갔어요.',
      'link, 3쪽 보기',
      'button, 이 문제 이상해요: 토끼는 용궁에 갔어요., has popup dialog',
      'link, 질문 남기기: 토끼는 용궁에 갔어요.',
    ]);
  });
});
