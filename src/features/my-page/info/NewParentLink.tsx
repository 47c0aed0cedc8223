import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { parentShareApi } from '#contract/endpoints/parentShare.ts';
import type { ShareScope } from '#domain/account/shareScopes.ts';
import { Button } from '#src/components/button/Button.tsx';
import { FormNotice } from '#src/components/form-notice/FormNotice.tsx';
import { RadioGroup } from '#src/components/radio-group/RadioGroup.tsx';
import { TextField } from '#src/components/text-field/TextField.tsx';
import { describeError } from '#src/lib/api/describeError.ts';
import { showToast } from '#src/lib/feedback/feedbackStore.ts';
import { queryKeys } from '#src/lib/queries/queryKeys.ts';
import { useApi } from '#src/lib/services/ServicesContext.ts';
import styles from './ParentLinksPanel.module.css';
import { shareWords } from './shareWords.ts';

/** Longest label; the server takes the same. */
const LONGEST_LABEL = 20;

/** A link to the diagnosis is made there. */
const scopes = [
  { value: 'MISSION', label: '미션 결과 보기', note: shareWords('MISSION') },
  { value: 'HOME', label: '우리 집 어른', note: shareWords('HOME') },
] as const satisfies readonly { value: ShareScope; label: string; note: string }[];
type Scope = (typeof scopes)[number]['value'];

/** Creates a link for parents. */
export function NewParentLink() {
  const api = useApi();
  const client = useQueryClient();
  const [label, setLabel] = useState('');
  const [scope, setScope] = useState<Scope>('MISSION');
  const make = useMutation({
    meta: { ownError: true },
    mutationFn: () => api.call(parentShareApi.create, { body: { label: label.trim(), scope } }),
    onSuccess: () => {
      setLabel('');
      setScope('MISSION');
      showToast('링크를 만들었어요');
      return client.invalidateQueries({ queryKey: [queryKeys.parentShares] });
    },
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!make.isPending) make.mutate();
  }

  return (
    <>
      <form className={styles.form} onSubmit={submit}>
        <RadioGroup
          label="새 링크로 무엇을 할 수 있게 할까요?"
          layout="column"
          options={scopes}
          value={scope}
          onChange={setScope}
        />
        <div className={styles.new}>
          <TextField
            label="누구에게 보여 줄까요?"
            placeholder="예: 엄마"
            maxLength={LONGEST_LABEL}
            autoComplete="off"
            value={label}
            onChange={(event) => setLabel(event.target.value)}
          />
          <Button type="submit" busy={make.isPending} icon={<Link2 aria-hidden="true" />}>
            링크 만들기
          </Button>
        </div>
      </form>
      {make.error && (
        <div className={styles.notice}>
          <FormNotice>{describeError(make.error)}</FormNotice>
        </div>
      )}
    </>
  );
}
