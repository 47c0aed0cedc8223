import { EntryFrame } from '../../components/layout/EntryFrame.tsx';
import { FindReset } from '../../features/find-account/FindReset.tsx';
import { useDocumentTitle } from '../../lib/browser/useDocumentTitle.ts';

export function FindResetPage() {
  useDocumentTitle('비밀번호 다시 정하기');
  return (
    <EntryFrame guide={{ species: 'turtle', mood: 'calm', speech: '잊어버려도 괜찮아요. 천천히 다시 정해요.' }}>
      <FindReset />
    </EntryFrame>
  );
}
