import type { ContestInfo } from '#contract/contest.ts';
import { Button } from '#src/components/button/Button.tsx';
import { ButtonLink } from '#src/components/button/ButtonLink.tsx';
import { Dialog } from '#src/components/dialog/Dialog.tsx';
import { paths } from '#src/config/paths.ts';
import { pointWords } from '../words/pointWords.ts';
import { HarbourArt } from './HarbourArt.tsx';

interface CompletionDialogProps {
  info: ContestInfo;
  title: string;
  onClose: () => void;
}

/** The harbour is reached: congratulations, once in 45 days. */
export function CompletionDialog({ info, title, onClose }: CompletionDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      hideClose
      maxWidth={520}
      picture={<HarbourArt />}
      title="완주를 축하해요!"
      description={`${title}에서 ${pointWords(info.point)}을 모아 항구에 닿았어요. 한 권 한 권 읽어 온 길이 정말 멋져요.`}
      footer={
        <>
          <Button tone="soft" onClick={onClose}>
            닫기
          </Button>
          <ButtonLink to={paths.contestCertificate.getHref()} onClick={onClose}>
            인증서 보기
          </ButtonLink>
        </>
      }
    />
  );
}
