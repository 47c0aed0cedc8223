import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import type { CardList } from '#contract/loginCard.ts';
import { className } from '#domain/classroom/className.ts';
import { Button } from '#src/components/button/Button.tsx';
import { Checkbox } from '#src/components/checkbox/Checkbox.tsx';
import { PageHeader } from '#src/components/page/PageHeader.tsx';
import { Panel } from '#src/components/page/Panel.tsx';
import { PageSkeleton } from '#src/components/skeleton/PageSkeleton.tsx';
import { EmptyState } from '#src/components/states/EmptyState.tsx';
import { QueryView } from '#src/components/states/QueryView.tsx';
import { useDocumentTitle } from '#src/lib/browser/useDocumentTitle.ts';
import { useMay, usePost, useStaffServices } from '../services/StaffServicesContext.ts';
import { staffPaths } from '../staffPaths.ts';
import { staffQueries } from '../staffQueries.ts';
import { CardHoursPanel } from './CardHoursPanel.tsx';
import { CardRow } from './CardRow.tsx';
import styles from './CardsPage.module.css';
import { PrintCards } from './PrintCards.tsx';
import { useMakeCards } from './useMakeCards.ts';

type Holder = CardList['pupils'][number];

/** Who has nothing to come in with: these are chosen at first. */
const needsCard = ({ way, card, ownPassword, used }: Holder) =>
  way === 'CARD' ? card !== 'OPEN' : !ownPassword && !used;

/** The login cards of a class: who has one, making them, and ending single ones. */
export function CardsPage() {
  const { api } = useStaffServices();
  const { academyNo } = usePost();
  const classNo = Number(useParams().classNo);
  const classes = useQuery(staffQueries.classes(api, academyNo));
  const query = useQuery(staffQueries.cards(api, academyNo, classNo));
  const one = classes.data?.classes.find((each) => each.classNo === classNo);
  const name = one ? className(one) : '반';
  const maySetHours = useMay('MANAGE_CLASSES');
  useDocumentTitle(`${name} 로그인 카드`);
  const { cards, busy, make } = useMakeCards();
  return (
    <>
      <div className={styles.screen}>
        <PageHeader
          title="로그인 카드"
          crumbs={[
            { label: '반', href: staffPaths.classes },
            { label: name, href: staffPaths.classOf(classNo) },
          ]}
          lead="유아부터 초등 3학년까지는 카드와 그림 세 개로, 그 위로는 아이디와 비밀번호로 들어와요."
        />
      </div>
      {cards.length > 0 && !busy ? (
        <PrintCards cards={cards} />
      ) : (
        <QueryView query={query} skeleton={<PageSkeleton />}>
          {({ pupils }) => <Chooser pupils={pupils} busy={busy} made={cards.length} onMake={make} />}
        </QueryView>
      )}
      {maySetHours && <CardHoursPanel />}
    </>
  );
}

interface ChooserProps {
  pupils: readonly Holder[];
  busy: boolean;
  made: number;
  onMake: (accountNos: readonly number[]) => Promise<void>;
}

function Chooser({ pupils, busy, made, onMake }: ChooserProps) {
  const [changed, setChanged] = useState<ReadonlyMap<number, boolean>>(new Map());
  const isChosen = (pupil: Holder) => changed.get(pupil.accountNo) ?? needsCard(pupil);
  const chosen = pupils.filter(isChosen);
  const choose = (which: readonly Holder[], on: boolean) =>
    setChanged((before) => new Map([...before, ...which.map(({ accountNo }) => [accountNo, on] as const)]));
  if (pupils.length === 0)
    return <EmptyState title="아직 학생이 없어요" text="학생이 들어오면 카드를 만들 수 있어요." />;
  const ends = chosen.filter(({ card }) => card === 'OPEN').length;
  return (
    <Panel title={`학생 ${pupils.length}명`}>
      <Checkbox
        framed
        label="모두 고르기"
        checked={chosen.length === pupils.length}
        mixed={chosen.length > 0 && chosen.length < pupils.length}
        onChange={({ target }) => choose(pupils, target.checked)}
      />
      <ul className={styles.list}>
        {pupils.map((pupil) => (
          <CardRow
            key={pupil.accountNo}
            pupil={pupil}
            chosen={isChosen(pupil)}
            onChoose={(on) => choose([pupil], on)}
          />
        ))}
      </ul>
      <div className={styles.foot}>
        <p>
          {ends > 0
            ? `지금 쓰는 카드 ${ends}장은 새로 만들면 쓸 수 없게 돼요.`
            : '만든 카드는 한 번만 볼 수 있으니 바로 인쇄해 주세요.'}
        </p>
        <Button
          size="l"
          busy={busy}
          disabled={chosen.length === 0}
          onClick={() => void onMake(chosen.map(({ accountNo }) => accountNo))}
        >
          {busy ? `${made}장 만들었어요` : chosen.length === 0 ? '카드 만들기' : `카드 ${chosen.length}장 만들기`}
        </Button>
      </div>
    </Panel>
  );
}
