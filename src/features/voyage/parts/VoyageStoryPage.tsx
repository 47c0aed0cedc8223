import type { ShownVoyageStory } from '#contract/voyage.ts';
import type { VoyageStoryId } from '#domain/voyage/VoyageStory.ts';
import { ReadAloudButton } from '#src/components/read-aloud/ReadAloudButton.tsx';
import { StoryPicture } from './StoryPicture.tsx';
import styles from './VoyageStoryPage.module.css';

interface VoyageStoryPageProps {
  id: VoyageStoryId;
  story: ShownVoyageStory;
}

/** A story of six sentences with its picture; the youngest read it in large letters. */
export function VoyageStoryPage({ id, story }: VoyageStoryPageProps) {
  return (
    <div className={styles.page} data-story={id} data-read-scope="">
      <StoryPicture id={id} />
      <ReadAloudButton label="이야기 듣기" />
      <div className={styles.words}>
        {story.sentences.map((sentence) => (
          <p key={sentence} data-read="">
            {sentence}
          </p>
        ))}
      </div>
    </div>
  );
}
