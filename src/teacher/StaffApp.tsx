import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { AlertHost } from '../components/feedback/AlertHost.tsx';
import { ToastHost } from '../components/feedback/ToastHost.tsx';
import { LoadingVoice } from '../components/skeleton/LoadingVoice.tsx';
import { PageSkeleton } from '../components/skeleton/PageSkeleton.tsx';
import { StaffErrorBoundary } from './layout/StaffErrorBoundary.tsx';
import { StaffLayout } from './layout/StaffLayout.tsx';
import { UnknownPage } from './layout/UnknownPage.tsx';
import type { StaffServices } from './services/createStaffServices.ts';
import { StaffServicesContext } from './services/StaffServicesContext.ts';
import { TodayPage } from './today/TodayPage.tsx';

const AdoptionPage = lazy(async () => ({ default: (await import('./adoption/AdoptionPage.tsx')).AdoptionPage }));
const BellListPage = lazy(async () => ({ default: (await import('./bell/BellListPage.tsx')).BellListPage }));
const BellResultPage = lazy(async () => ({ default: (await import('./bell/BellResultPage.tsx')).BellResultPage }));
const BellScreenPage = lazy(async () => ({ default: (await import('./bell/BellScreenPage.tsx')).BellScreenPage }));
const NewBellPage = lazy(async () => ({ default: (await import('./bell/NewBellPage.tsx')).NewBellPage }));
const CardsPage = lazy(async () => ({ default: (await import('./cards/CardsPage.tsx')).CardsPage }));
const ClassCodePage = lazy(async () => ({ default: (await import('./classes/ClassCodePage.tsx')).ClassCodePage }));
const ClassesPage = lazy(async () => ({ default: (await import('./classes/ClassesPage.tsx')).ClassesPage }));
const ClassPage = lazy(async () => ({ default: (await import('./classes/ClassPage.tsx')).ClassPage }));
const ConnectionsPage = lazy(async () => ({
  default: (await import('./connections/ConnectionsPage.tsx')).ConnectionsPage,
}));
const ContestListPage = lazy(async () => ({
  default: (await import('./contest/ContestListPage.tsx')).ContestListPage,
}));
const ContestPage = lazy(async () => ({ default: (await import('./contest/ContestPage.tsx')).ContestPage }));
const NewContestPage = lazy(async () => ({ default: (await import('./contest/NewContestPage.tsx')).NewContestPage }));
const HomeworkListPage = lazy(async () => ({
  default: (await import('./homework/HomeworkListPage.tsx')).HomeworkListPage,
}));
const HomeworkPage = lazy(async () => ({ default: (await import('./homework/HomeworkPage.tsx')).HomeworkPage }));
const JoinPage = lazy(async () => ({ default: (await import('./sign-in/JoinPage.tsx')).JoinPage }));
const LessonPage = lazy(async () => ({ default: (await import('./lesson/LessonPage.tsx')).LessonPage }));
const ModerationPage = lazy(async () => ({
  default: (await import('./moderation/ModerationPage.tsx')).ModerationPage,
}));
const NewHomeworkPage = lazy(async () => ({
  default: (await import('./homework/NewHomeworkPage.tsx')).NewHomeworkPage,
}));
const EnterPaperPage = lazy(async () => ({ default: (await import('./paper/EnterPaperPage.tsx')).EnterPaperPage }));
const NewPaperPage = lazy(async () => ({ default: (await import('./paper/NewPaperPage.tsx')).NewPaperPage }));
const PaperPage = lazy(async () => ({ default: (await import('./paper/PaperPage.tsx')).PaperPage }));
const OwnPage = lazy(async () => ({ default: (await import('./own/OwnPage.tsx')).OwnPage }));
const PeoplePage = lazy(async () => ({ default: (await import('./people/PeoplePage.tsx')).PeoplePage }));
const ProviderReturnPage = lazy(async () => ({
  default: (await import('./sign-in/ProviderReturnPage.tsx')).ProviderReturnPage,
}));
const PupilPage = lazy(async () => ({ default: (await import('./pupils/PupilPage.tsx')).PupilPage }));
const PupilsPage = lazy(async () => ({ default: (await import('./pupils/PupilsPage.tsx')).PupilsPage }));
const RecordsPage = lazy(async () => ({ default: (await import('./records/RecordsPage.tsx')).RecordsPage }));
const ReportsPage = lazy(async () => ({ default: (await import('./reports/ReportsPage.tsx')).ReportsPage }));
const ReportSheetsPage = lazy(async () => ({
  default: (await import('./reports/ReportSheetsPage.tsx')).ReportSheetsPage,
}));
const ReportLinksPage = lazy(async () => ({
  default: (await import('./reports/ReportLinksPage.tsx')).ReportLinksPage,
}));
const RosterPage = lazy(async () => ({ default: (await import('./roster/RosterPage.tsx')).RosterPage }));
const ScreenPage = lazy(async () => ({ default: (await import('./screen/ScreenPage.tsx')).ScreenPage }));
const TextsPage = lazy(async () => ({ default: (await import('./texts/TextsPage.tsx')).TextsPage }));

interface StaffAppProps {
  services: StaffServices;
  queryClient: QueryClient;
}

/** The pages of teachers, directors and librarians: an app of its own, of which pupils load nothing. */
export function StaffApp({ services, queryClient }: StaffAppProps) {
  return (
    <StaffErrorBoundary>
      <StaffServicesContext value={services}>
        <QueryClientProvider client={queryClient}>
          <BrowserRouter>
            <Suspense fallback={<PageSkeleton />}>
              <Routes>
                <Route path="/teacher/join" element={<JoinPage />} />
                <Route path="/teacher/oidc/:provider" element={<ProviderReturnPage />} />
                <Route path="/teacher/screen/:bookNo" element={<ScreenPage part="PAGES" />} />
                <Route path="/teacher/screen/:bookNo/crossword" element={<ScreenPage part="CROSSWORD" />} />
                <Route path="/teacher/bell/:roomNo/screen" element={<BellScreenPage />} />
                <Route path="/teacher" element={<StaffLayout />}>
                  <Route index element={<TodayPage />} />
                  <Route path="classes" element={<ClassesPage />} />
                  <Route path="classes/:classNo" element={<ClassPage />} />
                  <Route path="classes/:classNo/code" element={<ClassCodePage />} />
                  <Route path="classes/:classNo/cards" element={<CardsPage />} />
                  <Route path="classes/:classNo/reports" element={<ReportsPage />} />
                  <Route path="classes/:classNo/reports/sheets" element={<ReportSheetsPage />} />
                  <Route path="classes/:classNo/reports/links" element={<ReportLinksPage />} />
                  <Route path="roster" element={<RosterPage />} />
                  <Route path="pupils" element={<PupilsPage />} />
                  <Route path="pupils/:accountNo" element={<PupilPage />} />
                  <Route path="homework" element={<HomeworkListPage />} />
                  <Route path="homework/new" element={<NewHomeworkPage />} />
                  <Route path="homework/:classNo/:homeworkNo" element={<HomeworkPage />} />
                  <Route path="bell" element={<BellListPage />} />
                  <Route path="bell/new" element={<NewBellPage />} />
                  <Route path="bell/:roomNo" element={<BellResultPage />} />
                  <Route path="contests" element={<ContestListPage />} />
                  <Route path="contests/new" element={<NewContestPage />} />
                  <Route path="contests/:contestNo" element={<ContestPage />} />
                  <Route path="lesson" element={<LessonPage />} />
                  <Route path="paper" element={<PaperPage />} />
                  <Route path="paper/new" element={<NewPaperPage />} />
                  <Route path="paper/enter/:code?" element={<EnterPaperPage />} />
                  <Route path="texts/:accountNo?/:attemptNo?" element={<TextsPage />} />
                  <Route path="moderation" element={<ModerationPage />} />
                  <Route path="people" element={<PeoplePage />} />
                  <Route path="connections" element={<ConnectionsPage />} />
                  <Route path="records" element={<RecordsPage />} />
                  <Route path="adoption" element={<AdoptionPage />} />
                  <Route path="own" element={<OwnPage />} />
                  <Route path="*" element={<UnknownPage />} />
                </Route>
              </Routes>
            </Suspense>
            <AlertHost />
            <ToastHost />
            <LoadingVoice />
          </BrowserRouter>
        </QueryClientProvider>
      </StaffServicesContext>
    </StaffErrorBoundary>
  );
}
