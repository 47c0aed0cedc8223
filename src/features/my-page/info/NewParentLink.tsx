import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/button/Button.tsx';
import { FormNotice } from '../../../components/form-notice/FormNotice.tsx';
import { TextField } from '../../../components/text-field/TextField.tsx';
import { describeError } from '../../../lib/api/describeError.ts';
import { showToast } from '../../../lib/feedback/feedbackStore.ts';
import { queryKeys } from '../../../lib/queries/queryKeys.ts';
import { useApi } from '../../../lib/services/ServicesContext.ts';
import styles from './ParentLinksPanel.module.css';

/** Longest label; the server takes the same. */
const LONGEST_LABEL = 20;

/** POST /api/account/parent-shares/me */
export function NewParentLink() {
  const api = useApi();
  const client = useQueryClient();
  const [label, setLabel] = useState('');
  const make = useMutation({
    meta: { ownError: true },
    mutationFn: () => api.post('/api/account/parent-shares/me', { label: label.trim() }, { idempotent: true }),
    onSuccess: () => {
      setLabel('');
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
      <form className={styles.new} onSubmit={submit}>
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
      </form>
      {make.error && (
        <div className={styles.notice}>
          <FormNotice>{describeError(make.error)}</FormNotice>
        </div>
      )}
    </>
  );
}
