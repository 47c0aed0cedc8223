import type { ComponentType, LazyExoticComponent } from 'react';
import type { PathKey } from '../config/paths.ts';
import { lazyPage } from './lazyPage.ts';

export type PageLayout = 'shell' | 'bare' | 'game';

interface PageEntry {
  Page: LazyExoticComponent<ComponentType>;
  /** `shell`: header, footer and bottom bar. `bare`: the page fills the window. `game`: it may show a scene. */
  layout: PageLayout;
}

const shell = (load: () => Promise<ComponentType>): PageEntry => ({ Page: lazyPage(load), layout: 'shell' });
const bare = (load: () => Promise<ComponentType>): PageEntry => ({ Page: lazyPage(load), layout: 'bare' });
const game = (load: () => Promise<ComponentType>): PageEntry => ({ Page: lazyPage(load), layout: 'game' });

const mainPage = shell(async () => (await import('./routes/MainPage.tsx')).MainPage);

/** One page for each path that is marked as built in config/paths.ts. */
export const routes: Partial<Record<PathKey, PageEntry>> = {
  root: mainPage,
  main: mainPage,
  login: bare(async () => (await import('./routes/LoginPage.tsx')).LoginPage),
  findId: bare(async () => (await import('./routes/FindIdPage.tsx')).FindIdPage),
  findReset: bare(async () => (await import('./routes/FindResetPage.tsx')).FindResetPage),
  signUp: bare(async () => (await import('./routes/SignUpPage.tsx')).SignUpPage),
  dormancy: bare(async () => (await import('./routes/DormancyPage.tsx')).DormancyPage),
  introHome: bare(async () => (await import('./routes/HomeIntroPage.tsx')).HomeIntroPage),
  cs: shell(async () => (await import('./routes/CsPage.tsx')).CsPage),
  notice: shell(async () => (await import('./routes/NoticePage.tsx')).NoticePage),
  noticeView: shell(async () => (await import('./routes/NoticeViewPage.tsx')).NoticeViewPage),
  search: shell(async () => (await import('./routes/SearchPage.tsx')).SearchPage),
  recommend: shell(async () => (await import('./routes/RecommendPage.tsx')).RecommendPage),
  recommendMyList: shell(async () => (await import('./routes/RecommendMyListPage.tsx')).RecommendMyListPage),
  bookView: shell(async () => (await import('./routes/BookViewPage.tsx')).BookViewPage),
  bookRead: bare(async () => (await import('./routes/BookReadPage.tsx')).BookReadPage),
  bookMission: game(async () => (await import('./routes/BookMissionPage.tsx')).BookMissionPage),
  bookMissionResult: shell(async () => (await import('./routes/BookMissionResultPage.tsx')).BookMissionResultPage),
  bookNote: shell(async () => (await import('./routes/BookNotePage.tsx')).BookNotePage),
  noteMatchingMap: shell(async () => (await import('./routes/NoteMatchingMapPage.tsx')).NoteMatchingMapPage),
  noteReport: shell(async () => (await import('./routes/NoteReportPage.tsx')).NoteReportPage),
  noteResults: shell(async () => (await import('./routes/NoteResultsPage.tsx')).NoteResultsPage),
  noteQa: shell(async () => (await import('./routes/NoteQaPage.tsx')).NoteQaPage),
  parentResult: bare(async () => (await import('./routes/ParentResultPage.tsx')).ParentResultPage),
  mypageMain: shell(async () => (await import('./routes/MyPageMainPage.tsx')).MyPageMainPage),
  mypageInfo: shell(async () => (await import('./routes/MyPageInfoPage.tsx')).MyPageInfoPage),
  mypageWithdrawal: shell(async () => (await import('./routes/MyPageWithdrawalPage.tsx')).MyPageWithdrawalPage),
  mypagePoint: shell(async () => (await import('./routes/MyPagePointPage.tsx')).MyPagePointPage),
  mypageRecord: shell(async () => (await import('./routes/RecordPage.tsx')).RecordPage),
  libraryBoard: shell(async () => (await import('./routes/LibraryBoardPage.tsx')).LibraryBoardPage),
  libraryCalendar: shell(async () => (await import('./routes/LibraryCalendarPage.tsx')).LibraryCalendarPage),
  libraryCart: shell(async () => (await import('./routes/LibraryCartPage.tsx')).LibraryCartPage),
  farewell: bare(async () => (await import('./routes/FarewellPage.tsx')).FarewellPage),
  aquarium: game(async () => (await import('./routes/AquariumPage.tsx')).AquariumPage),
  communityAqua: shell(async () => (await import('./routes/CommunityAquaPage.tsx')).CommunityAquaPage),
};
