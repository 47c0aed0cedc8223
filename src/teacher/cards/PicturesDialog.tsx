import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Shuffle } from 'lucide-react';
import { useState } from 'react';
import { loginCardApi } from '#contract/endpoints/loginCard.ts';
import type { CardList } from '#contract/loginCard.ts';
import { arePictures, type CardPicture, cardPictureNames, cardPictures } from '#domain/login-card/cardPictures.ts';
import { loginCardTuning } from '#domain/login-card/tuning.ts';
import { Button } from '#src/components/button/Button.tsx';
import { CardPictureImage } from '#src/components/card-picture/CardPictureImage.tsx';
import { Dialog } from '#src/components/dialog/Dialog.tsx';
import { usePost, useStaffServices } from '../services/StaffServicesContext.ts';
import styles from './CardsPage.module.css';

interface PicturesDialogProps {
  pupil: CardList['pupils'][number];
  open: boolean;
  onClose: () => void;
}

/** Other pictures for a card: chosen together with the child, or drawn. The card on paper goes on. */
export function PicturesDialog({ pupil, open, onClose }: PicturesDialogProps) {
  const { api } = useStaffServices();
  const { academyNo } = usePost();
  const queries = useQueryClient();
  const [chosen, setChosen] = useState<readonly CardPicture[]>([]);
  const { accountNo, name } = pupil;
  const set = useMutation({
    mutationFn: (pictures: readonly CardPicture[] | null) =>
      api.call(loginCardApi.setPictures, {
        params: { academyNo, accountNo },
        body: { pictures: pictures === null ? null : [...pictures] },
      }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['staff', academyNo, 'cards'] }),
  });
  const close = () => {
    setChosen([]);
    set.reset();
    onClose();
  };
  const press = (picture: CardPicture) =>
    setChosen((before) =>
      before.includes(picture)
        ? before.filter((one) => one !== picture)
        : [...before, picture].slice(0, loginCardTuning.pictures),
    );
  if (set.data) {
    return (
      <Dialog
        open={open}
        onClose={close}
        title={`${name}의 새 그림`}
        description="이 차례로 눌러요. 지금만 볼 수 있으니 적어 두세요."
        footer={<Button onClick={close}>적어 두었어요</Button>}
      >
        <ol className={styles.drawn}>
          {set.data.pictures.map((picture) => (
            <li key={picture}>
              <CardPictureImage picture={picture} size={72} />
              {cardPictureNames[picture]}
            </li>
          ))}
        </ol>
      </Dialog>
    );
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={`${name}의 그림 바꾸기`}
      description="아이와 함께 세 개를 차례로 누르거나, 새로 뽑아 주세요. 카드는 그대로 쓰고, 쉬던 카드는 다시 열려요."
      footer={
        <>
          <Button
            tone="soft"
            icon={<Shuffle aria-hidden="true" />}
            busy={set.isPending}
            onClick={() => set.mutate(null)}
          >
            새로 뽑기
          </Button>
          <Button disabled={!arePictures(chosen)} busy={set.isPending} onClick={() => set.mutate(chosen)}>
            이 그림으로
          </Button>
        </>
      }
    >
      <ul className={styles.grid}>
        {cardPictures.map((picture) => {
          const place = chosen.indexOf(picture) + 1;
          return (
            <li key={picture}>
              <button
                type="button"
                className={styles.picture}
                aria-pressed={place > 0}
                aria-label={`${cardPictureNames[picture]}${place > 0 ? ` ${place}번째` : ''}`}
                onClick={() => press(picture)}
              >
                <CardPictureImage picture={picture} size={56} />
                {place > 0 && <span className={styles.place}>{place}</span>}
              </button>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
