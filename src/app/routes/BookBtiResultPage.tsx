import { useParams } from 'react-router-dom';
import { PersonalityResultView } from '../../features/personality/result/PersonalityResultView.tsx';

export function BookBtiResultPage() {
  const { accountBookBTIResultNo: no = '' } = useParams();
  return <PersonalityResultView key={no} resultNo={no} />;
}
