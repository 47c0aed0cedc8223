import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { AlertHost } from '../components/feedback/AlertHost.tsx';
import { ToastHost } from '../components/feedback/ToastHost.tsx';
import { LoadingVoice } from '../components/skeleton/LoadingVoice.tsx';
import { PageSkeleton } from '../components/skeleton/PageSkeleton.tsx';
import { ClassCodePage } from './classes/ClassCodePage.tsx';
import { ClassesPage } from './classes/ClassesPage.tsx';
import { ClassPage } from './classes/ClassPage.tsx';
import { HomeworkListPage } from './homework/HomeworkListPage.tsx';
import { HomeworkPage } from './homework/HomeworkPage.tsx';
import { NewHomeworkPage } from './homework/NewHomeworkPage.tsx';
import { StaffErrorBoundary } from './layout/StaffErrorBoundary.tsx';
import { StaffLayout } from './layout/StaffLayout.tsx';
import { UnknownPage } from './layout/UnknownPage.tsx';
import { OwnPage } from './own/OwnPage.tsx';
import { PeoplePage } from './people/PeoplePage.tsx';
import { PupilPage } from './pupils/PupilPage.tsx';
import { PupilsPage } from './pupils/PupilsPage.tsx';
import { RecordsPage } from './records/RecordsPage.tsx';
import type { StaffServices } from './services/createStaffServices.ts';
import { StaffServicesContext } from './services/StaffServicesContext.ts';
import { JoinPage } from './sign-in/JoinPage.tsx';
import { TextsPage } from './texts/TextsPage.tsx';
import { TodayPage } from './today/TodayPage.tsx';

const CardsPage = lazy(async () => ({ default: (await import('./cards/CardsPage.tsx')).CardsPage }));
const ReportsPage = lazy(async () => ({ default: (await import('./reports/ReportsPage.tsx')).ReportsPage }));
const ReportSheetsPage = lazy(async () => ({
  default: (await import('./reports/ReportSheetsPage.tsx')).ReportSheetsPage,
}));
const ReportLinksPage = lazy(async () => ({
  default: (await import('./reports/ReportLinksPage.tsx')).ReportLinksPage,
}));
const RosterPage = lazy(async () => ({ default: (await import('./roster/RosterPage.tsx')).RosterPage }));

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
            <Routes>
              <Route path="/teacher/join" element={<JoinPage />} />
              <Route path="/teacher" element={<StaffLayout />}>
                <Route index element={<TodayPage />} />
                <Route path="classes" element={<ClassesPage />} />
                <Route path="classes/:classNo" element={<ClassPage />} />
                <Route path="classes/:classNo/code" element={<ClassCodePage />} />
                <Route
                  path="classes/:classNo/cards"
                  element={
                    <Suspense fallback={<PageSkeleton />}>
                      <CardsPage />
                    </Suspense>
                  }
                />
                {[
                  { path: 'reports', page: <ReportsPage /> },
                  { path: 'reports/sheets', page: <ReportSheetsPage /> },
                  { path: 'reports/links', page: <ReportLinksPage /> },
                ].map(({ path, page }) => (
                  <Route
                    key={path}
                    path={`classes/:classNo/${path}`}
                    element={<Suspense fallback={<PageSkeleton />}>{page}</Suspense>}
                  />
                ))}
                <Route
                  path="roster"
                  element={
                    <Suspense fallback={<PageSkeleton />}>
                      <RosterPage />
                    </Suspense>
                  }
                />
                <Route path="pupils" element={<PupilsPage />} />
                <Route path="pupils/:accountNo" element={<PupilPage />} />
                <Route path="homework" element={<HomeworkListPage />} />
                <Route path="homework/new" element={<NewHomeworkPage />} />
                <Route path="homework/:classNo/:homeworkNo" element={<HomeworkPage />} />
                <Route path="texts/:accountNo?/:attemptNo?" element={<TextsPage />} />
                <Route path="people" element={<PeoplePage />} />
                <Route path="records" element={<RecordsPage />} />
                <Route path="own" element={<OwnPage />} />
                <Route path="*" element={<UnknownPage />} />
              </Route>
            </Routes>
            <AlertHost />
            <ToastHost />
            <LoadingVoice />
          </BrowserRouter>
        </QueryClientProvider>
      </StaffServicesContext>
    </StaffErrorBoundary>
  );
}
