import type { ComponentType } from 'react';
import type { SiteName } from '#contract/site.ts';
import type { PathEntry } from '../config/definePath.ts';
import { type PathKey, paths } from '../config/paths.ts';
import { preloadAquarium } from '../game-host/preloadGame.ts';
import { type LazyPage, lazyPage } from './lazyPage.ts';

export type PageLayout = 'shell' | 'bare' | 'game';

export interface PageEntry {
  Page: LazyPage;
  /** `shell`: header, footer and bottom bar. `bare`: the page fills the window. `game`: it may show a scene. */
  layout: PageLayout;
}

const shell = (load: () => Promise<ComponentType>): PageEntry => ({ Page: lazyPage(load), layout: 'shell' });
const bare = (load: () => Promise<ComponentType>): PageEntry => ({ Page: lazyPage(load), layout: 'bare' });
const game = (load: () => Promise<ComponentType>): PageEntry => ({ Page: lazyPage(load), layout: 'game' });

const mainPage = shell(async () => (await import('./routes/MainPage.tsx')).MainPage);

const diagnosisIntro = shell(async () => (await import('./routes/DiagnosisIntroPage.tsx')).DiagnosisIntroPage);
const diagnosisTest = bare(async () => (await import('./routes/DiagnosisTestPage.tsx')).DiagnosisTestPage);
const diagnosisReport = shell(async () => (await import('./routes/DiagnosisReportPage.tsx')).DiagnosisReportPage);

/** One page for each path that is marked as built in config/paths.ts. */
export const routes: Partial<Record<PathKey, PageEntry>> = {
  root: mainPage,
  main: mainPage,
  voyage: bare(async () => (await import('./routes/VoyagePage.tsx')).VoyagePage),
  login: bare(async () => (await import('./routes/LoginPage.tsx')).LoginPage),
  findId: bare(async () => (await import('./routes/FindIdPage.tsx')).FindIdPage),
  findReset: bare(async () => (await import('./routes/FindResetPage.tsx')).FindResetPage),
  cardLogin: bare(async () => (await import('./routes/CardLoginPage.tsx')).CardLoginPage),
  signUp: bare(async () => (await import('./routes/SignUpPage.tsx')).SignUpPage),
  dormancy: bare(async () => (await import('./routes/DormancyPage.tsx')).DormancyPage),
  introHome: bare(async () => (await import('./routes/HomeIntroPage.tsx')).HomeIntroPage),
  intro: bare(async () => (await import('./routes/IntroPage.tsx')).IntroPage),
  introProgram: bare(async () => (await import('./routes/IntroProgramPage.tsx')).IntroProgramPage),
  introStartup: bare(async () => (await import('./routes/IntroStartupPage.tsx')).IntroStartupPage),
  introContents: bare(async () => (await import('./routes/IntroContentsPage.tsx')).IntroContentsPage),
  introCases: bare(async () => (await import('./routes/IntroCasesPage.tsx')).IntroCasesPage),
  introInstitute: bare(async () => (await import('./routes/IntroInstitutePage.tsx')).IntroInstitutePage),
  introExperience: bare(async () => (await import('./routes/IntroExperiencePage.tsx')).IntroExperiencePage),
  introArticles: bare(async () => (await import('./routes/IntroArticlesPage.tsx')).IntroArticlesPage),
  introArticle: bare(async () => (await import('./routes/IntroArticlePage.tsx')).IntroArticlePage),
  introInquiry: bare(async () => (await import('./routes/IntroInquiryPage.tsx')).IntroInquiryPage),
  diff: bare(async () => (await import('./routes/HomeDiffPage.tsx')).HomeDiffPage),
  cs: shell(async () => (await import('./routes/CsPage.tsx')).CsPage),
  notice: shell(async () => (await import('./routes/NoticePage.tsx')).NoticePage),
  noticeView: shell(async () => (await import('./routes/NoticeViewPage.tsx')).NoticeViewPage),
  faq: shell(async () => (await import('./routes/FaqPage.tsx')).FaqPage),
  faqView: shell(async () => (await import('./routes/FaqViewPage.tsx')).FaqViewPage),
  policy: shell(async () => (await import('./routes/PolicyPage.tsx')).PolicyPage),
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
  libraryWords: shell(async () => (await import('./routes/LibraryWordsPage.tsx')).LibraryWordsPage),
  bell: bare(async () => (await import('./routes/BellPage.tsx')).BellPage),
  diagnosis: bare(async () => (await import('./routes/DiagnosisPage.tsx')).DiagnosisPage),
  diagnosisReport,
  diagnosisIntroSchool: diagnosisIntro,
  diagnosisTestSchool: diagnosisTest,
  diagnosisIntro,
  diagnosisTest,
  diagnosisResult: diagnosisReport,
  diagnosisList: shell(async () => (await import('./routes/DiagnosisListPage.tsx')).DiagnosisListPage),
  parentDiagnosis: bare(async () => (await import('./routes/ParentDiagnosisPage.tsx')).ParentDiagnosisPage),
  parentMonthlyReport: bare(async () => (await import('./routes/ParentMonthlyReportPage.tsx')).ParentMonthlyReportPage),
  bbtiIntro: shell(async () => (await import('./routes/BookBtiIntroPage.tsx')).BookBtiIntroPage),
  bbtiTest: bare(async () => (await import('./routes/BookBtiTestPage.tsx')).BookBtiTestPage),
  bbtiResult: shell(async () => (await import('./routes/BookBtiResultPage.tsx')).BookBtiResultPage),
  farewell: bare(async () => (await import('./routes/FarewellPage.tsx')).FarewellPage),
  aquarium: game(async () => {
    // The scene is the longest part of the way: requested beside the page, which reports what fails.
    preloadAquarium().catch(() => undefined);
    return (await import('./routes/AquariumPage.tsx')).AquariumPage;
  }),
  communityLegend: shell(async () => (await import('./routes/CommunityLegendPage.tsx')).CommunityLegendPage),
  communityAqua: shell(async () => (await import('./routes/CommunityAquaPage.tsx')).CommunityAquaPage),
  mypageTicket: shell(async () => (await import('./routes/MyPageTicketPage.tsx')).MyPageTicketPage),
  mypageTicketChange: shell(async () => (await import('./routes/MyPageTicketChangePage.tsx')).MyPageTicketChangePage),
  mypagePaymentChange: shell(
    async () => (await import('./routes/MyPagePaymentChangePage.tsx')).MyPagePaymentChangePage,
  ),
  mypageTicketTermination: shell(
    async () => (await import('./routes/MyPageTicketTerminationPage.tsx')).MyPageTicketTerminationPage,
  ),
  subscription: shell(async () => (await import('./routes/SubscriptionPage.tsx')).SubscriptionPage),
  subscriptionPayment: shell(
    async () => (await import('./routes/SubscriptionPaymentPage.tsx')).SubscriptionPaymentPage,
  ),
  subscriptionComplete: shell(
    async () => (await import('./routes/SubscriptionCompletePage.tsx')).SubscriptionCompletePage,
  ),
  subscriptionSuccess: shell(
    async () => (await import('./routes/SubscriptionSuccessPage.tsx')).SubscriptionSuccessPage,
  ),
  contest: shell(async () => (await import('./routes/ContestPage.tsx')).ContestPage),
  contestDiagnosis: bare(async () => (await import('./routes/ContestDiagnosisPage.tsx')).ContestDiagnosisPage),
  contestCertificate: shell(async () => (await import('./routes/ContestCertificatePage.tsx')).ContestCertificatePage),
  contestCertificateCheck: bare(
    async () => (await import('./routes/ContestCertificateCheckPage.tsx')).ContestCertificateCheckPage,
  ),
};

/** For every other address. */
export const notFound: PageEntry = shell(async () => (await import('./routes/NotFoundPage.tsx')).NotFoundPage);

/** The pages that a site has. */
export function routesOf(site: SiteName): { key: string; pattern: string; page: PageEntry }[] {
  return Object.entries(routes).flatMap(([key, page]) => {
    const path: PathEntry = paths[key as PathKey];
    return path.built && path.sites.includes(site) ? [{ key, pattern: path.pattern, page }] : [];
  });
}
