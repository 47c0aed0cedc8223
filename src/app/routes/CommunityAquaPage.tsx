import { PageHeader } from '../../components/page/PageHeader.tsx';
import { AquariumDoor } from '../../features/community/AquariumDoor.tsx';
import { useDocumentTitle } from '../../lib/browser/useDocumentTitle.ts';

export function CommunityAquaPage() {
  useDocumentTitle('수족관');
  return (
    <>
      <PageHeader title="수족관" />
      <AquariumDoor />
    </>
  );
}
