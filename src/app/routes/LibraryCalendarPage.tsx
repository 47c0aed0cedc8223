import { CalendarView } from '../../features/library/calendar/CalendarView.tsx';
import { LibraryFrame } from '../../features/library/LibraryFrame.tsx';
import { useDocumentTitle } from '../../lib/browser/useDocumentTitle.ts';

export function LibraryCalendarPage() {
  useDocumentTitle('독서 달력');
  return (
    <LibraryFrame title="독서 달력" lead="어느 날 무엇을 읽었는지 돌아볼까요?">
      <CalendarView />
    </LibraryFrame>
  );
}
