import { Ruler } from 'lucide-react';
import type { ReaderSettings } from '#domain/book/ReaderSettings.ts';
import { Dialog } from '../../components/dialog/Dialog.tsx';
import { Switch } from '../../components/switch/Switch.tsx';
import { speechRates } from '../../lib/read-aloud/speechRates.ts';
import { ChoiceRow } from './ChoiceRow.tsx';
import { readerScales } from './readerScales.ts';
import styles from './SettingsDialog.module.css';

const spacings = readerScales.spacingNames.map((name, step) => ({ value: step, name }));

interface SettingsDialogProps {
  settings: ReaderSettings;
  onChange: (change: Partial<ReaderSettings>) => void;
  onClose: () => void;
  /** Without a Korean voice there is nothing to set. */
  canSpeak: boolean;
}

export function SettingsDialog({ settings, onChange: change, onClose, canSpeak }: SettingsDialogProps) {
  return (
    <Dialog open onClose={onClose} title="보기 설정" maxWidth={520}>
      <div className={styles.rows}>
        <ChoiceRow
          legend="글자 크기"
          choices={readerScales.fontNames.map((name, step) => ({
            value: step,
            name,
            sample: <span style={{ fontSize: readerScales.fontSizes[step] }}>가</span>,
          }))}
          selected={settings.fontStep}
          onSelect={(fontStep) => change({ fontStep })}
        />
        <ChoiceRow
          legend="줄 사이"
          choices={readerScales.lineNames.map((name, step) => ({ value: step, name }))}
          selected={settings.lineStep}
          onSelect={(lineStep) => change({ lineStep })}
        />
        <ChoiceRow
          legend="글자 사이"
          choices={spacings}
          selected={settings.letterStep}
          onSelect={(letterStep) => change({ letterStep })}
        />
        <ChoiceRow
          legend="낱말 사이"
          choices={spacings}
          selected={settings.wordStep}
          onSelect={(wordStep) => change({ wordStep })}
        />
        <ChoiceRow
          legend="종이 색"
          choices={readerScales.themes.map(({ value, name }) => ({
            value,
            name,
            sample: <span className={styles.swatch} data-theme={value} />,
          }))}
          selected={settings.theme}
          onSelect={(theme) => change({ theme })}
        />
        <Switch
          label="읽기 자"
          note="읽는 줄을 띠로 짚어 줘요."
          icon={<Ruler aria-hidden="true" />}
          on={settings.ruler}
          onChange={(ruler) => change({ ruler })}
        />
        {canSpeak && (
          <ChoiceRow
            legend="읽어 주는 빠르기"
            choices={speechRates}
            selected={settings.speechRate}
            onSelect={(speechRate) => change({ speechRate })}
          />
        )}
      </div>
    </Dialog>
  );
}
