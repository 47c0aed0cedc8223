import { PersonalityTestView } from '../../features/personality/test/PersonalityTestView.tsx';

export function BookBtiTestPage() {
  return <PersonalityTestView />;
}
