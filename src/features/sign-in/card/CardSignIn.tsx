import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { loginCardApi } from '#contract/endpoints/loginCard.ts';
import type { CardPicture } from '#domain/login-card/cardPictures.ts';
import { greetByName } from '#domain/login-card/greetByName.ts';
import { Button } from '#src/components/button/Button.tsx';
import { FormNotice } from '#src/components/form-notice/FormNotice.tsx';
import { ApiError } from '#src/lib/api/ApiError.ts';
import { describeError } from '#src/lib/api/describeError.ts';
import { useServices } from '#src/lib/services/ServicesContext.ts';
import { useEnterSession } from '#src/lib/session/useEnterSession.ts';
import { CardCamera } from './CardCamera.tsx';
import { CardCodeForm } from './CardCodeForm.tsx';
import styles from './CardSignIn.module.css';
import { PictureBoard } from './PictureBoard.tsx';

interface CardSignInProps {
  /** Of the card whose QR led here; null for who comes to type one. */
  code: string | null;
}

/** The way in for who cannot write yet: the card names the child, and three pictures prove it. */
export function CardSignIn({ code: given }: CardSignInProps) {
  const { api } = useServices();
  const enter = useEnterSession();
  const [code, setCode] = useState(given);
  const looked = useMutation({
    mutationFn: (body: { code: string }) => api.call(loginCardApi.look, { body }),
    meta: { ownError: true },
  });
  const signIn = useMutation({
    mutationFn: async (pictures: readonly CardPicture[]) =>
      enter(await api.call(loginCardApi.signIn, { body: { code: code ?? '', pictures: [...pictures] } })),
    meta: { ownError: true },
  });
  const { mutate: look } = looked;
  const begun = useRef(false);
  useEffect(() => {
    if (given === null || begun.current) return;
    begun.current = true;
    look({ code: given });
  }, [given, look]);

  function take(typed: string): void {
    setCode(typed);
    look({ code: typed });
  }

  if (looked.data) {
    return (
      <PictureBoard
        greeting={`${greetByName(looked.data.name)}, 안녕!`}
        busy={signIn.isPending || signIn.isSuccess}
        error={signIn.error}
        onChosen={(pictures) => signIn.mutate(pictures)}
        onOther={() => {
          looked.reset();
          signIn.reset();
          setCode(null);
        }}
      />
    );
  }
  if (given !== null && code === given && (looked.isPending || looked.isIdle)) {
    return (
      <p className={styles.waiting} role="status">
        카드를 보고 있어요
      </p>
    );
  }
  return (
    <div className={styles.form}>
      <h1>카드로 들어가기</h1>
      {looked.error && (
        <FormNotice
          {...(code !== null &&
            !(looked.error instanceof ApiError) && {
              action: (
                <Button tone="soft" busy={looked.isPending} onClick={() => look({ code })}>
                  다시 해 보기
                </Button>
              ),
            })}
        >
          {describeError(looked.error)}
        </FormNotice>
      )}
      <CardCamera onCode={take} />
      <CardCodeForm busy={looked.isPending} onCode={take} />
    </div>
  );
}
