import { useMutation } from '@tanstack/react-query';
import { Fingerprint, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { staffSignInApi } from '#contract/endpoints/staffSignIn.ts';
import type { StaffSignedIn } from '#contract/staffSignIn.ts';
import { Button } from '#src/components/button/Button.tsx';
import { FormNotice } from '#src/components/form-notice/FormNotice.tsx';
import { describeError } from '#src/lib/api/describeError.ts';
import { useStaffServices } from '../services/StaffServicesContext.ts';
import { AuthenticatorForm } from './AuthenticatorForm.tsx';
import { EntryCard } from './EntryCard.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import styles from './StaffSignInPage.module.css';
import { canUsePasskeys, makePasskey } from './signInByPasskey.ts';

interface ChooseFactorProps {
  challenge: string;
  onDone: (signedIn: StaffSignedIn) => void;
}

/** The first time: a passkey of this device, or an authenticator. Then the recovery codes, once. */
export function ChooseFactor({ challenge, onDone }: ChooseFactorProps) {
  const { api } = useStaffServices();
  const [signedIn, setSignedIn] = useState<StaffSignedIn | null>(null);
  const quiet = { meta: { ownError: true } };
  const offer = useMutation({
    mutationFn: () => api.call(staffSignInApi.newCodes, { body: { challenge } }),
    ...quiet,
  });
  const passkey = useMutation({ mutationFn: () => makePasskey(api, challenge), onSuccess: setSignedIn, ...quiet });
  if (signedIn !== null) return <RecoveryCodes codes={signedIn.recoveryCodes ?? []} onDone={() => onDone(signedIn)} />;
  if (offer.data) return <ConfirmCodes offered={offer.data} onDone={setSignedIn} />;
  const failure = offer.error ?? passkey.error;
  return (
    <EntryCard
      title="두 번째 열쇠를 정해요"
      lead="아이들의 이름과 글을 지키려고, 비밀번호 말고 하나를 더 확인해요. 한 번만 정하면 돼요."
    >
      {failure && <FormNotice>{describeError(failure)}</FormNotice>}
      <div className={styles.choices}>
        {canUsePasskeys() && (
          <Button
            size="l"
            wide
            busy={passkey.isPending}
            icon={<Fingerprint aria-hidden="true" />}
            onClick={() => passkey.mutate()}
          >
            이 기기의 지문이나 얼굴로 (패스키)
          </Button>
        )}
        <Button
          size="l"
          wide
          tone={canUsePasskeys() ? 'soft' : 'primary'}
          busy={offer.isPending}
          icon={<Smartphone aria-hidden="true" />}
          onClick={() => offer.mutate()}
        >
          휴대 전화의 인증 앱으로
        </Button>
      </div>
    </EntryCard>
  );
}

interface ConfirmCodesProps {
  offered: { challenge: string; uri: string; secret: string };
  onDone: (signedIn: StaffSignedIn) => void;
}

function ConfirmCodes({ offered, onDone }: ConfirmCodesProps) {
  const { api } = useStaffServices();
  const confirm = useMutation({
    mutationFn: (code: string) =>
      api.call(staffSignInApi.confirmCodes, { body: { challenge: offered.challenge, code } }),
    onSuccess: onDone,
    meta: { ownError: true },
  });
  return (
    <EntryCard title="인증 앱에 담아요" lead="인증 앱으로 그림을 찍고, 앱에 나타난 여섯 자리를 적어 주세요.">
      <AuthenticatorForm offered={offered} confirm={confirm} />
    </EntryCard>
  );
}
