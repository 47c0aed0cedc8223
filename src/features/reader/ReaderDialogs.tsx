import { lazy, Suspense } from 'react';
import type { ReaderSettings } from '../../lib/persisted/createReaderSettings.ts';
import type { PreparedPage } from './prepareBook.ts';

const SettingsDialog = lazy(async () => ({ default: (await import('./SettingsDialog.tsx')).SettingsDialog }));
const ContentsDialog = lazy(async () => ({ default: (await import('./ContentsDialog.tsx')).ContentsDialog }));

export type ReaderDialog = 'settings' | 'contents';

interface ReaderDialogsProps {
  open: ReaderDialog | null;
  onClose: () => void;
  settings: ReaderSettings;
  canSpeak: boolean;
  onSettings: (settings: ReaderSettings) => void;
  bookName: string;
  pages: readonly PreparedPage[];
  hereNo: number;
  bookmarkPageNo: number | null;
  onGo: (pageNo: number) => void;
}

/** The dialogs of the reader; their code is loaded when one is first opened. */
export function ReaderDialogs({ open, onClose, onSettings, onGo, ...rest }: ReaderDialogsProps) {
  const { settings, canSpeak, bookName, pages, hereNo, bookmarkPageNo } = rest;
  return (
    <Suspense fallback={null}>
      {open === 'settings' && (
        <SettingsDialog settings={settings} canSpeak={canSpeak} onChange={onSettings} onClose={onClose} />
      )}
      {open === 'contents' && (
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
      )}
    </Suspense>
  );
}
