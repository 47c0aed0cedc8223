import { playMission } from './playMissions.ts';
import { BOOK, type Step } from './Step.ts';
import { buyAndFeed } from './steps/buyAndFeed.ts';
import { catchWords } from './steps/catchWords.ts';
import { beginContestTest, finishContestTest } from './steps/contestTest.ts';
import { decorateRoom } from './steps/decorateRoom.ts';
import { joinAtHome } from './steps/joinAtHome.ts';
import { openForParents } from './steps/openForParents.ts';
import { openWithoutServer } from './steps/openWithoutServer.ts';
import { payForTicket } from './steps/payForTicket.ts';
import { readBook } from './steps/readBook.ts';
import { signIn } from './steps/signIn.ts';
import { writeNote } from './steps/writeNote.ts';

const mission = (name: string, kind: Parameters<typeof playMission>[2]): Step => ({
  name,
  walk: (page) => playMission(page, BOOK, kind),
});

/**
 * A guardian who pays on the home site, then an afternoon on the school's, from the login to a reload without a server.
 * Later steps go on where one failed. The home site comes first: the driven WebKit
 * had lost the caches of the school's site when it came back from there (docs/browsers.md).
 */
export const steps: readonly Step[] = [
  { name: '집에서 가입', walk: joinAtHome },
  { name: '이용권 결제', walk: payForTicket },
  { name: '로그인', walk: signIn },
  { name: '대회 참가, 진단검사 시작', walk: beginContestTest },
  { name: '찾기와 책 읽기', walk: readBook },
  mission('십자말풀이', 'PUZZLE'),
  mission('짝 맞추기', 'MATCHING'),
  mission('OX', 'OX'),
  mission('퀴즈', 'QUIZ'),
  mission('생각해 보기', 'THINK'),
  mission('독후감', 'REPORT'),
  {
    name: '결과',
    async walk(page) {
      await page.open(`/book/mission/result/${BOOK}?kind=OX`);
      await page.waitForText(/이 책에서 모두 \d+점/);
    },
  },
  { name: '수족관: 상점과 먹이', walk: buyAndFeed },
  { name: '수족관: 방 꾸미기', walk: decorateRoom },
  { name: '낱말 세 개 잡기', walk: catchWords },
  { name: '노트 쓰기', walk: writeNote },
  { name: '진단검사 마치기, 대회', walk: finishContestTest },
  { name: '부모님 화면', walk: openForParents },
  { name: '서버 없이 다시 열기', walk: openWithoutServer },
];
