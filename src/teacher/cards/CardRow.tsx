import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Ban, Shapes } from 'lucide-react';
import { useState } from 'react';
import { loginCardApi } from '#contract/endpoints/loginCard.ts';
import type { CardList } from '#contract/loginCard.ts';
import { Button } from '#src/components/button/Button.tsx';
import { Checkbox } from '#src/components/checkbox/Checkbox.tsx';
import { Dialog } from '#src/components/dialog/Dialog.tsx';
import { showToast } from '#src/lib/feedback/feedbackStore.ts';
import { usePost, useStaffServices } from '../services/StaffServicesContext.ts';
import styles from './CardsPage.module.css';
import { PicturesDialog } from './PicturesDialog.tsx';

type Holder = CardList['pupils'][number];

interface CardRowProps {
  pupil: Holder;
  chosen: boolean;
  onChoose: (on: boolean) => void;
}

/** One pupil with how they come in. */
export function CardRow({ pupil, chosen, onChoose }: CardRowProps) {
  const { api } = useStaffServices();
  const { academyNo } = usePost();
  const queries = useQueryClient();
  const [asking, setAsking] = useState<'END' | 'PICTURES' | null>(null);
  const { accountNo, name, classNumber, accountId, card } = pupil;
  const end = useMutation({
    mutationFn: () => api.call(loginCardApi.end, { params: { academyNo, accountNo } }),
    onSuccess: () => {
      showToast(`${name}의 카드를 끝냈어요.`);
      return queries.invalidateQueries({ queryKey: ['staff', academyNo, 'cards'] });
    },
    onSettled: () => setAsking(null),
  });
  const has = card === 'OPEN' || card === 'LOCKED';
  return (
    <li className={styles.row}>
      <Checkbox
        label={
          <>
            {classNumber !== null && `${classNumber}번 `}
            <b>{name}</b> <span className={styles.quiet}>{accountId}</span>
          </>
        }
        checked={chosen}
        onChange={({ target }) => onChoose(target.checked)}
      />
      <span className={`${styles.state} ${styles[card]}`}>{stateWords(pupil)}</span>
      {has && (
        <span className={styles.actions}>
          <Button tone="ghost" icon={<Shapes aria-hidden="true" />} onClick={() => setAsking('PICTURES')}>
            그림 바꾸기
          </Button>
          <Button tone="ghost" icon={<Ban aria-hidden="true" />} onClick={() => setAsking('END')}>
            끝내기
          </Button>
        </span>
      )}
      <PicturesDialog pupil={pupil} open={asking === 'PICTURES'} onClose={() => setAsking(null)} />
      <Dialog
        open={asking === 'END'}
        onClose={() => setAsking(null)}
        title={`${name}의 카드를 끝낼까요?`}
        description="그 카드로는 더 들어올 수 없고, 들어와 있는 기기에서도 나가게 돼요. 읽던 책과 기록은 그대로 있고, 카드는 새로 만들 수 있어요."
        footer={
          <>
            <Button tone="ghost" onClick={() => setAsking(null)}>
              그만두기
            </Button>
            <Button tone="coral" busy={end.isPending} onClick={() => end.mutate()}>
              카드 끝내기
            </Button>
          </>
        }
      />
    </li>
  );
}

function stateWords({ way, card, ownPassword, used }: Holder): string {
  if (way === 'PASSWORD')
    return ownPassword ? '비밀번호를 정했어요' : used ? '비밀번호로 들어와요' : '첫 비밀번호 필요';
  const words = { NONE: '카드 없음', OPEN: '카드를 써요', LOCKED: '그림을 열 번 틀려 쉬어요', ENDED: '끝낸 카드' };
  return words[card];
}
