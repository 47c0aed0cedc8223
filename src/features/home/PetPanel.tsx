import { ChevronRight } from 'lucide-react';
import type { MainPage } from '#contract/home.ts';
import { percentOf } from '#domain/text/percentOf.ts';
import { ArtIcon } from '../../components/art-icon/ArtIcon.tsx';
import type { ArtIconName } from '../../components/art-icon/artIconUrl.ts';
import { PetFace } from '../../components/pet/PetFace.tsx';
import { ProgressBar } from '../../components/progress/ProgressBar.tsx';
import { useOpenAquarium } from '../../lib/browser/useOpenAquarium.ts';
import styles from './PetPanel.module.css';

type Gauge = keyof MainPage['gauges'];

const gauges: readonly { key: Gauge; label: string; art: ArtIconName }[] = [
  { key: 'satiety', label: '포만감', art: 'rice-ball' },
  { key: 'intimacy', label: '친밀도', art: 'teddy-bear' },
  { key: 'strength', label: '체력', art: 'sports-medal' },
];

/** The pet's face, level and gauges. */
export function PetPanel({ page }: { page: MainPage }) {
  const { pet } = page;
  const openAquarium = useOpenAquarium();
  return (
    <section className={styles.panel} aria-label="나의 바다 친구">
      <div className={styles.head}>
        <h2>
          나의 <span translate="no">{pet.nickname}</span>
        </h2>
        <button type="button" className={styles.open} onClick={openAquarium}>
          수족관 열기
          <ChevronRight aria-hidden="true" />
        </button>
      </div>
      <div className={styles.who}>
        <PetFace {...pet} size={96} title={pet.nickname} disc />
        <div className={styles.level}>
          <strong>레벨 {pet.level}</strong>
          <ProgressBar
            value={pet.expRate}
            label="다음 레벨까지"
            size="s"
            tone="gold"
            valueText={percentOf(pet.expRate)}
          />
          <span>{pet.resting ? '산호에서 쉬고 있어요' : `다음 레벨까지 ${pet.expLeft.toLocaleString('ko-KR')}`}</span>
        </div>
      </div>
      <ul className={styles.gauges}>
        {gauges.map(({ key, label, art }) => (
          <li key={key}>
            <ArtIcon name={art} size={30} />
            <span>{label}</span>
            <ProgressBar
              value={page.gauges[key]}
              label={label}
              tone={key}
              valueText={`100 가운데 ${page.gauges[key]}`}
            />
            <b aria-hidden="true">{page.gauges[key]}</b>
          </li>
        ))}
      </ul>
      <p className={styles.shells}>
        <ArtIcon name="oyster" size={30} />
        모은 조개
        <strong>{page.shells.toLocaleString('ko-KR')}개</strong>
      </p>
    </section>
  );
}
