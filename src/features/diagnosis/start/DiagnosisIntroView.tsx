import { useQuery } from '@tanstack/react-query';
import { BookOpenText, Clock, Coffee, Ear, ListChecks, type LucideIcon, PencilLine, Sprout } from 'lucide-react';
import type { DiagnosisStart } from '#contract/diagnosis.ts';
import { PageHeader } from '#src/components/page/PageHeader.tsx';
import { PageSkeleton } from '#src/components/skeleton/PageSkeleton.tsx';
import { QueryView } from '#src/components/states/QueryView.tsx';
import { useDocumentTitle } from '#src/lib/browser/useDocumentTitle.ts';
import { useApi, useServices } from '#src/lib/services/ServicesContext.ts';
import { diagnosisPlaces } from '../diagnosisPlaces.ts';
import { diagnosisQueries } from '../diagnosisQueries.ts';
import styles from './DiagnosisIntroView.module.css';
import { StartCard } from './StartCard.tsx';

const promises: readonly { Icon: LucideIcon; title: string; text: string }[] = [
  { Icon: Clock, title: '시간을 재지 않아요', text: '천천히 읽고, 다시 읽어도 돼요.' },
  { Icon: Coffee, title: '쉬었다 해도 돼요', text: '답은 바로 저장돼요. 다른 기기에서도 이어서 할 수 있어요.' },
  { Icon: PencilLine, title: '답을 바꿔도 돼요', text: '내기 전에는 앞으로 돌아가 고칠 수 있어요.' },
  { Icon: Ear, title: '소리로 들어도 돼요', text: '글과 문제를 읽어 주는 단추가 있어요.' },
  { Icon: Sprout, title: '점수를 매기지 않아요', text: '등수도 없어요. 나에게 맞는 책을 찾는 길잡이예요.' },
];

const adaptivePromise = {
  Icon: PencilLine,
  title: '나에게 맞춰 물어봐요',
  text: '답을 보고 다음 문제를 골라요. 지나간 문제로는 돌아가지 않아요.',
};

/** What the test is and is not, before it begins. */
export function DiagnosisIntroView() {
  useDocumentTitle('독서 진단 안내');
  const { site } = useServices();
  const places = diagnosisPlaces(site);
  const query = useQuery(diagnosisQueries.start(useApi()));
  const crumbs = site === 'home' ? [] : [{ label: '독서 진단', href: places.start }];
  return (
    <>
      <PageHeader
        title={site === 'home' ? '독서 진단' : '진단 안내'}
        crumbs={crumbs}
        lead="짧은 글을 읽고 물음에 답하면, 나에게 딱 맞는 책의 깊이를 알 수 있어요."
      />
      <QueryView query={query} skeleton={<PageSkeleton />}>
        {(start) => (
          <div className={styles.page}>
            <Facts start={start} />
            <ul className={styles.promises}>
              {(start.mode === 'ADAPTIVE' ? withAdaptive() : promises).map(({ Icon, title, text }) => (
                <li key={title}>
                  <Icon aria-hidden="true" />
                  <span>
                    <strong>{title}</strong>
                    <span>{text}</span>
                  </span>
                </li>
              ))}
            </ul>
            <StartCard start={start} places={places} begin={{ label: '진단 시작하기', href: places.test }} />
          </div>
        )}
      </QueryView>
    </>
  );
}

const withAdaptive = () => promises.map((promise) => (promise.Icon === PencilLine ? adaptivePromise : promise));

function Facts({ start: { title, itemCount, minutes, mode, gradeName } }: { start: DiagnosisStart }) {
  const facts = [
    { Icon: BookOpenText, name: '내 진단', value: title },
    { Icon: ListChecks, name: '문제', value: mode === 'ADAPTIVE' ? `많아야 ${itemCount}개` : `${itemCount}개` },
    { Icon: Clock, name: '보통', value: `${minutes}분쯤` },
  ];
  return (
    <dl className={styles.facts} aria-label={`${gradeName} 진단`}>
      {facts.map(({ Icon, name, value }) => (
        <div key={name}>
          <dt>
            <Icon aria-hidden="true" /> {name}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
