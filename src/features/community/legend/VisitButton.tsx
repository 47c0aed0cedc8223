import { FishSymbol } from 'lucide-react';
import type { LegendReader } from '#contract/legend.ts';
import { Button } from '#src/components/button/Button.tsx';
import { aquariumHref } from '#src/config/aquariumHref.ts';
import { useOpenAquarium } from '#src/lib/browser/useOpenAquarium.ts';
import styles from './VisitButton.module.css';

/** The way to a neighbour's aquarium; nothing where it may not be visited. */
export function VisitButton({ reader: { visitKey, readerName } }: { reader: LegendReader }) {
  return visitKey === null ? null : <Visit visitKey={visitKey} name={readerName} />;
}

function Visit({ visitKey, name }: { visitKey: string; name: string }) {
  const open = useOpenAquarium(aquariumHref({ is: 'visit', visitKey }));
  return (
    <Button
      tone="soft"
      className={styles.visit}
      aria-label={`${name}의 수족관 놀러 가기`}
      icon={<FishSymbol aria-hidden="true" />}
      onClick={open}
    >
      놀러 가기
    </Button>
  );
}
