import type { ReaderSettings } from '#domain/book/ReaderSettings.ts';
import { withJosa } from '#domain/text/withJosa.ts';
import type { PreparedPage } from '#src/lib/book-text/prepareBook.ts';
import { showToast } from '../../lib/feedback/feedbackStore.ts';
import { useLatePart } from '../../lib/useLatePart.ts';
import { loadReaderDialogs } from './loadReaderDialogs.ts';

export type ReaderDialog = 'settings' | 'contents' | 'voice';

const names: Readonly<Record<ReaderDialog, string>> = {
  settings: '보기 설정',
  contents: '차례',
  voice: '도움말',
};
/** Milliseconds after which the dialogs are fetched: the first page is being read by then. */
const FETCH_AFTER_MS = 1_500;

interface ReaderDialogsProps {
  open: ReaderDialog | null;
  onClose: () => void;
  settings: ReaderSettings;
  canSpeak: boolean;
  onSettings: (change: Partial<ReaderSettings>) => void;
  bookName: string;
  pages: readonly PreparedPage[];
  hereNo: number;
  bookmarkPageNo: number | null;
  onGo: (pageNo: number) => void;
}

/** The dialogs of the reader, fetched while the first page is read. */
export function ReaderDialogs({ open, onClose, onSettings, onGo, ...rest }: ReaderDialogsProps) {
  const { settings, canSpeak, bookName, pages, hereNo, bookmarkPageNo } = rest;
  const dialogs = useLatePart({
    load: loadReaderDialogs,
    ahead: FETCH_AFTER_MS,
    wanted: open,
    onMissing: () => {
      if (open)
        showToast(
          `인터넷이 쉬고 있어 ${withJosa(names[open], '을/를')} 열지 못했어요. 책은 그대로 읽을 수 있어요.`,
          'warning',
        );
      onClose();
    },
  });
  if (!dialogs || !open) return null;
  const { SettingsDialog, ContentsDialog, VoiceHelp } = dialogs;
  if (open === 'voice') return <VoiceHelp onClose={onClose} />;
  if (open === 'settings') {
    return <SettingsDialog settings={settings} canSpeak={canSpeak} onChange={onSettings} onClose={onClose} />;
  }
  return (
    <ContentsDialog
      bookName={bookName}
      pages={pages}
      hereNo={hereNo}
      bookmarkPageNo={bookmarkPageNo}
      onGo={(pageNo) => {
        onGo(pageNo);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
