import { PersonalityIntroView } from '../../features/personality/start/PersonalityIntroView.tsx';

export function BookBtiIntroPage() {
  return <PersonalityIntroView />;
}
