import { EntryFrame } from '../../components/layout/EntryFrame.tsx';
import { FindId } from '../../features/find-account/FindId.tsx';
import { useDocumentTitle } from '../../lib/browser/useDocumentTitle.ts';

export function FindIdPage() {
  useDocumentTitle('아이디 찾기');
  return (
    <EntryFrame guide={{ species: 'octopus', mood: 'calm', speech: '아이디가 어디로 헤엄쳐 갔을까요? 같이 찾아봐요.' }}>
      <FindId />
    </EntryFrame>
  );
}
