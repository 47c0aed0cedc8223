import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Fingerprint, LifeBuoy, Smartphone } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { StaffKeys } from '#contract/staffKeys.ts';
import { isLastSecondFactor } from '#domain/staff/isLastSecondFactor.ts';
import { formatKoreanDate } from '#domain/time/formatKoreanDate.ts';
import { Button } from '#src/components/button/Button.tsx';
import { Panel } from '#src/components/page/Panel.tsx';
import { LoadingNote } from '#src/components/skeleton/LoadingNote.tsx';
import { QueryView } from '#src/components/states/QueryView.tsx';
import { useStaffServices } from '../services/StaffServicesContext.ts';
import { canUsePasskeys } from '../sign-in/signInByPasskey.ts';
import { staffQueries } from '../staffQueries.ts';
import { KeyDialog, type KeyTask } from './KeyDialog.tsx';
import styles from './KeysPanel.module.css';

/** The own second factors: passkeys, the authenticator, recovery codes. */
export function KeysPanel() {
  const { api } = useStaffServices();
  const queries = useQueryClient();
  const keys = useQuery(staffQueries.ownKeys(api));
  const [task, setTask] = useState<KeyTask | null>(null);
  const close = () => {
    setTask(null);
    return queries.invalidateQueries({ queryKey: ['staff', 'ownKeys'] });
  };
  return (
    <Panel title="들어오는 열쇠">
      <p className={styles.lead}>비밀번호 다음에 확인하는 것이에요. 둘 이상 두면 하나를 잃어도 들어올 수 있어요.</p>
      <QueryView query={keys} skeleton={<LoadingNote visible />}>
        {(data) => <KeyList keys={data} onTask={setTask} />}
      </QueryView>
      {task && <KeyDialog task={task} onClose={close} />}
    </Panel>
  );
}

function KeyList({ keys, onTask }: { keys: StaffKeys; onTask: (task: KeyTask) => void }) {
  const factors = { codes: keys.codes, passkeys: keys.passkeys.map(({ keyId }) => keyId) };
  const ending = (keyId: string | null, name: string) =>
    isLastSecondFactor(factors, keyId) ? null : (
      <Button tone="ghost" aria-label={`${name} 끝내기`} onClick={() => onTask({ kind: 'END', keyId, name })}>
        끝내기
      </Button>
    );
  return (
    <>
      <ul className={styles.keys}>
        {keys.passkeys.map(({ keyId, device, createdAt, lastUsedAt }) => (
          <KeyRow
            key={keyId}
            icon={<Fingerprint aria-hidden="true" />}
            name={`패스키 · ${device || '모르는 기기'}`}
            note={`${formatKoreanDate(Date.parse(createdAt))}에 만듦 · ${
              lastUsedAt === null ? '아직 쓰지 않음' : `${formatKoreanDate(Date.parse(lastUsedAt))}에 마지막으로 씀`
            }`}
          >
            {ending(keyId, `${device || '모르는 기기'}의 패스키`)}
          </KeyRow>
        ))}
        <KeyRow
          icon={<Smartphone aria-hidden="true" />}
          name="인증 앱"
          note={keys.codes ? '여섯 자리 코드를 보여 줘요' : '담아 두지 않았어요'}
        >
          <Button tone="soft" onClick={() => onTask({ kind: 'CODES' })}>
            {keys.codes ? '새로 담기' : '담기'}
          </Button>
          {keys.codes && ending(null, '인증 앱')}
        </KeyRow>
        <KeyRow
          icon={<LifeBuoy aria-hidden="true" />}
          name="복구 코드"
          note={keys.recoveryCodes === 0 ? '모두 썼어요. 새로 받아 두세요' : `${keys.recoveryCodes}개 남았어요`}
        >
          <Button tone="soft" onClick={() => onTask({ kind: 'RECOVERY' })}>
            새로 받기
          </Button>
        </KeyRow>
      </ul>
      {canUsePasskeys() && (
        <Button icon={<Fingerprint aria-hidden="true" />} onClick={() => onTask({ kind: 'PASSKEY' })}>
          이 기기의 패스키 더하기
        </Button>
      )}
    </>
  );
}

function KeyRow({ icon, name, note, children }: { icon: ReactNode; name: string; note: string; children: ReactNode }) {
  return (
    <li className={styles.key}>
      <span className={styles.icon}>{icon}</span>
      <span className={styles.words}>
        <b>{name}</b>
        <small>{note}</small>
      </span>
      <span className={styles.buttons}>{children}</span>
    </li>
  );
}
