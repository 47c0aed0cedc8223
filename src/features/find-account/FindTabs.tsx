import { Mail, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { Tabs } from '../../components/tabs/Tabs.tsx';
import { type FindBy, FindForm, type FindValues, type WhoField } from './FindForm.tsx';

const tabs = [
  { key: 'EMAIL', label: '이메일', icon: <Mail aria-hidden="true" /> },
  { key: 'MOBILE', label: '휴대전화', icon: <Smartphone aria-hidden="true" /> },
] as const;

interface FindTabsProps {
  who: WhoField;
  submitLabel: string;
  busy: boolean;
  error: Error | null;
  onSubmit: (by: FindBy, values: FindValues) => void;
  /** Another tab was chosen: the answer to the last try no longer counts. */
  onChange: () => void;
}

/** Two ways to be found. What was typed in one tab is still there on the way back. */
export function FindTabs({ who, submitLabel, busy, error, onSubmit, onChange }: FindTabsProps) {
  const [by, setBy] = useState<FindBy>('EMAIL');
  const [askedBy, setAskedBy] = useState<FindBy | null>(null);
  return (
    <Tabs
      label="찾는 방법"
      items={tabs}
      selected={by}
      onSelect={(next) => {
        setBy(next);
        onChange();
      }}
    >
      {tabs.map(({ key }) => (
        <div key={key} hidden={key !== by}>
          <FindForm
            who={who}
            by={key}
            submitLabel={submitLabel}
            busy={busy}
            error={key === askedBy ? error : null}
            onSubmit={(values) => {
              setAskedBy(key);
              onSubmit(key, values);
            }}
          />
        </div>
      ))}
    </Tabs>
  );
}
