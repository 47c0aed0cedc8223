import type { ReactNode } from 'react';
import { FormSteps } from '../../components/form-steps/FormSteps.tsx';
import { EntryFrame, type EntryGuide } from '../../components/layout/EntryFrame.tsx';
import { useDocumentTitle } from '../../lib/browser/useDocumentTitle.ts';
import styles from './SignUpFrame.module.css';

const screens = ['약관', '본인 확인', '정보', '환영'] as const;

interface SignUpFrameProps {
  /** The visible step, from 1. */
  screen: number;
  guide: EntryGuide;
  children: ReactNode;
}

export function SignUpFrame({ screen, guide, children }: SignUpFrameProps) {
  useDocumentTitle(`회원 가입 ${screen}/${screens.length} ${screens[screen - 1]}`);
  return (
    <EntryFrame guide={guide}>
      <FormSteps label="회원 가입 단계" steps={screens} current={screen} />
      <div className={styles.step}>{children}</div>
    </EntryFrame>
  );
}
