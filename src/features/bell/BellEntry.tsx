import { useMutation } from '@tanstack/react-query';
import { DoorOpen } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { goldenBellApi } from '#contract/endpoints/goldenBell.ts';
import { bellTuning } from '#domain/golden-bell/tuning.ts';
import { Button } from '../../components/button/Button.tsx';
import { PetFace } from '../../components/pet/PetFace.tsx';
import { TextField } from '../../components/text-field/TextField.tsx';
import { describeError } from '../../lib/api/describeError.ts';
import { keepDigits } from '../../lib/forms/keepDigits.ts';
import { useApi } from '../../lib/services/ServicesContext.ts';
import styles from './BellView.module.css';

interface BellEntryProps {
  /** Of the address, where a QR led here; else ''. */
  code: string;
  onEnter: (roomNo: number) => void;
}

const CODE = /^\d{4}$/;

/** The four digits of the big screen. */
export function BellEntry({ code: given, onEnter }: BellEntryProps) {
  const api = useApi();
  const [code, setCode] = useState(CODE.test(given) ? given : '');
  const [error, setError] = useState<string>();
  const enter = useMutation({
    mutationFn: (entered: string) => api.call(goldenBellApi.enter, { body: { code: entered } }),
    onSuccess: ({ roomNo }) => onEnter(roomNo),
    onError: (failure) => setError(describeError(failure)),
    meta: { ownError: true },
  });
  // A QR leads right in.
  const begun = useRef(false);
  const { mutate } = enter;
  useEffect(() => {
    if (begun.current || !CODE.test(given)) return;
    begun.current = true;
    mutate(given);
  }, [given, mutate]);
  return (
    <section className={styles.card}>
      <div className={styles.pet}>
        <PetFace species="whale" stage="young" mood="joyful" size="fill" title="" afloat />
      </div>
      <h1>독서 골든벨</h1>
      <p className={styles.lead}>큰 화면에 보이는 네 자리 번호를 적어 주세요.</p>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (enter.isPending) return;
          if (CODE.test(code)) enter.mutate(code);
          else setError('숫자 네 자리를 적어 주세요.');
        }}
      >
        <TextField
          label="방 번호"
          className={styles.code}
          inputMode="numeric"
          autoComplete="off"
          maxLength={bellTuning.codeLength}
          value={code}
          error={error}
          onChange={(event) => {
            setError(undefined);
            setCode(keepDigits(event.target, bellTuning.codeLength));
          }}
        />
        <Button type="submit" size="l" wide busy={enter.isPending} icon={<DoorOpen aria-hidden="true" />}>
          들어가기
        </Button>
      </form>
    </section>
  );
}
