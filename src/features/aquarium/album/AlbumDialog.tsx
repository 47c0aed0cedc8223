import { useQuery } from '@tanstack/react-query';
import { BookOpen, PartyPopper, Printer, Shell } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#src/components/button/Button.tsx';
import { Dialog } from '#src/components/dialog/Dialog.tsx';
import { Skeleton } from '#src/components/skeleton/Skeleton.tsx';
import { QueryView } from '#src/components/states/QueryView.tsx';
import { Tabs } from '#src/components/tabs/Tabs.tsx';
import { useApi } from '#src/lib/services/ServicesContext.ts';
import styles from './AlbumDialog.module.css';
import { albumQueries } from './albumQueries.ts';
import type { AlbumPicture } from './drawAlbumPicture.ts';
import { FeastPages } from './FeastPages.tsx';
import { FindPages } from './FindPages.tsx';
import { GuestPages } from './GuestPages.tsx';

const parts = [
  { key: 'guests', label: '손님', icon: <BookOpen aria-hidden="true" /> },
  { key: 'feasts', label: '바다의 명절', icon: <PartyPopper aria-hidden="true" /> },
  { key: 'finds', label: '물결이 가져온 것', icon: <Shell aria-hidden="true" /> },
] as const;

interface AlbumDialogProps {
  /** A page is to be kept as a picture. */
  onPicture: (picture: AlbumPicture) => void;
  onClose: () => void;
}

/** The album of the sea: who came from which book or for which feast, and what the waves have brought. */
export function AlbumDialog({ onPicture, onClose }: AlbumDialogProps) {
  const api = useApi();
  const [part, setPart] = useState<(typeof parts)[number]['key']>('guests');
  const [page, setPage] = useState(1);
  const guests = useQuery(albumQueries.guests(api, page));
  const finds = useQuery({ ...albumQueries.finds(api), enabled: part === 'finds' });
  const feasts = useQuery({ ...albumQueries.feasts(api), enabled: part === 'feasts' });
  const skeleton = (
    <div className={styles.cards}>
      {[0, 1, 2].map((no) => (
        <Skeleton key={no} height={180} />
      ))}
    </div>
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title="바다 도감"
      description="책을 읽을 때마다 손님이 오고, 명절과 물결이 작은 선물을 두고 가요."
      maxWidth={880}
      footer={
        <Button tone="soft" icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
          인쇄하기
        </Button>
      }
    >
      <div className={styles.album}>
        <Tabs label="바다 도감" items={parts} selected={part} onSelect={setPart}>
          {part === 'guests' && (
            <QueryView query={guests} skeleton={skeleton}>
              {(album) => <GuestPages album={album} onPage={setPage} onPicture={onPicture} />}
            </QueryView>
          )}
          {part === 'feasts' && (
            <QueryView query={feasts} skeleton={skeleton}>
              {(album) => <FeastPages feasts={album.feasts} />}
            </QueryView>
          )}
          {part === 'finds' && (
            <QueryView query={finds} skeleton={skeleton}>
              {({ series }) => <FindPages series={series} />}
            </QueryView>
          )}
        </Tabs>
      </div>
    </Dialog>
  );
}
