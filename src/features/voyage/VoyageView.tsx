import { useQuery } from '@tanstack/react-query';
import { RotateCw, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Navigate } from 'react-router-dom';
import type { VoyageState, VoyageStepBody } from '#contract/voyage.ts';
import { Button } from '../../components/button/Button.tsx';
import { IconButton } from '../../components/button/IconButton.tsx';
import { FormNotice } from '../../components/form-notice/FormNotice.tsx';
import { Skeleton } from '../../components/skeleton/Skeleton.tsx';
import { QueryView } from '../../components/states/QueryView.tsx';
import { paths } from '../../config/paths.ts';
import { describeError } from '../../lib/api/describeError.ts';
import { useApi } from '../../lib/services/ServicesContext.ts';
import { LeaveVoyage } from './LeaveVoyage.tsx';
import { useVoyageStep } from './useVoyageStep.ts';
import { VoyageStep } from './VoyageStep.tsx';
import styles from './VoyageView.module.css';
import { voyageQueries } from './voyageQueries.ts';

/** The first voyage: a story, three pairs, two statements, and the egg that hatches of it. */
export function VoyageView() {
  const query = useQuery(voyageQueries.mine(useApi()));
  return (
    <div className={styles.card}>
      <QueryView query={query} skeleton={<VoyageSkeleton />} errorTitleAs="h1">
        {(voyage) => <Voyage voyage={voyage} />}
      </QueryView>
    </div>
  );
}

function Voyage({ voyage }: { voyage: VoyageState }) {
  const step = useVoyageStep();
  const [leaving, setLeaving] = useState(false);
  /** The pet has just hatched: it is greeted before the way goes on. */
  const [born, setBorn] = useState(false);
  const top = useRef<HTMLDivElement>(null);
  const { next } = voyage;
  const begin = useEffectEvent(() => void take({ step: 'START' }));

  /** The reason of a failure is shown above the screen, which stays as it is. */
  async function take(body: VoyageStepBody): Promise<void> {
    if (step.isPending) return;
    if (body.step === 'HATCH') setBorn(true);
    try {
      // The beginning may have failed while the story was read.
      if (next === 'START' && body.step === 'READ') await step.mutateAsync({ step: 'START' });
      await step.mutateAsync(body);
      top.current?.scrollIntoView({ block: 'start' });
    } catch {
      // Shown from the mutation.
    }
  }

  useEffect(() => {
    if (next === 'START') begin();
  }, [next]);

  if (next === 'SKIPPED' || (next === 'DONE' && !born)) return <Navigate to={paths.main.getHref()} replace />;
  return (
    <div ref={top}>
      {next !== 'DONE' && (
        <IconButton className={styles.leave} label="항해 멈추기" icon={<X />} onClick={() => setLeaving(true)} />
      )}
      {step.error && (
        <div className={styles.failure}>
          <FormNotice>{describeError(step.error)}</FormNotice>
          {/* The form of the last step is sent again by its own button. */}
          {step.variables.step !== 'HATCH' && (
            <Button tone="soft" icon={<RotateCw aria-hidden="true" />} onClick={() => void take(step.variables)}>
              다시 해 보기
            </Button>
          )}
        </div>
      )}
      <VoyageStep voyage={voyage} busy={step.isPending} onTake={(body) => void take(body)} />
      {leaving && (
        <LeaveVoyage
          busy={step.isPending}
          onSkip={() => void take({ step: 'SKIP' })}
          onClose={() => setLeaving(false)}
        />
      )}
    </div>
  );
}

function VoyageSkeleton() {
  return (
    <div className={styles.waiting} aria-hidden="true">
      <Skeleton width="60%" height={32} />
      <Skeleton height={180} radius={24} />
      <Skeleton height={24} />
      <Skeleton height={24} />
      <Skeleton height={24} />
    </div>
  );
}
