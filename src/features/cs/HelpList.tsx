import { ChevronDown } from 'lucide-react';
import { ArtIcon } from '../../components/art-icon/ArtIcon.tsx';
import styles from './HelpList.module.css';
import { helpTexts } from './helpTexts.ts';

export function HelpList() {
  return (
    <div className={styles.list}>
      {helpTexts.map(({ art, question, answer }) => (
        <details key={question} name="help">
          <summary>
            <ArtIcon name={art} size={36} />
            <span>{question}</span>
            <ChevronDown aria-hidden="true" />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}
