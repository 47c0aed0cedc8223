import { ArtIcon } from '#src/components/art-icon/ArtIcon.tsx';
import type { ArtIconName } from '#src/components/art-icon/artIconUrl.ts';
import { Button } from '#src/components/button/Button.tsx';
import { Dialog } from '#src/components/dialog/Dialog.tsx';
import styles from './GuideDialog.module.css';

interface GuideDialogProps {
  dailyCap: number;
  completionPoint: number | null;
  onClose: () => void;
}

/** How the contest goes, in six short steps. */
export function GuideDialog({ dailyCap, completionPoint, onClose }: GuideDialogProps) {
  const steps: readonly { art: ArtIconName; title: string; text: string }[] = [
    {
      art: 'compass',
      title: '수준 찾기',
      text: '진단검사로 나에게 맞는 책 수준을 한 번 정해요. 정해진 수준은 바뀌지 않아요.',
    },
    { art: 'books', title: '이번 주의 책 읽기', text: '주마다 새 책이 열려요. 그 주의 책은 그 주 안에 읽고 풀어요.' },
    {
      art: 'puzzle-piece',
      title: '네 가지 미션',
      text: '낱말 퍼즐, 짝 맞추기, OX 퀴즈, 독서 퀴즈를 풀면 점수가 쌓여요. 틀린 것은 한 번 더 풀 수 있어요.',
    },
    {
      art: 'ring-buoy',
      title: `하루에 ${dailyCap}개까지`,
      text: '대회 점수에 들어가는 미션은 하루에 정해진 만큼이에요. 서두르지 않고 찬찬히 읽는 것이 가장 좋아요.',
    },
    {
      art: 'trophy',
      title: '완주',
      text: completionPoint
        ? `${completionPoint.toLocaleString('ko-KR')}점을 모으면 완주예요. 완주한 친구는 모두 인증서를 받아요.`
        : '정해진 점수를 모으면 완주예요. 완주한 친구는 모두 인증서를 받아요.',
    },
    { art: 'seedling', title: '성장', text: '순위만 보지 않아요. 첫 주보다 얼마나 자랐는지도 함께 축하해요.' },
  ];
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth={880}
      title="독서 게임 대회, 이렇게 해요"
      footer={<Button onClick={onClose}>알겠어요</Button>}
    >
      <ol className={styles.steps}>
        {steps.map(({ art, title, text }) => (
          <li key={title}>
            <ArtIcon name={art} size={44} />
            <span>
              <strong>{title}</strong>
              <span>{text}</span>
            </span>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
