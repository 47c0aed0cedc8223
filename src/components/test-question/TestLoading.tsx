import { ArtIcon } from '../art-icon/ArtIcon.tsx';
import { StateCard } from '../states/StateCard.tsx';
import { TestPage } from './TestPage.tsx';

/** While the questions are fetched. */
export function TestLoading() {
  return (
    <TestPage>
      <StateCard
        role="status"
        titleAs="h1"
        picture={<ArtIcon name="compass" size={96} />}
        title="문제를 펼치고 있어요"
        text="천천히 숨을 고르며 기다려 주세요."
      />
    </TestPage>
  );
}
