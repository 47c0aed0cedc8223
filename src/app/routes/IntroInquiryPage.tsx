import { IntroScreen } from '../../features/intro/IntroScreen.tsx';
import { InquiryView } from '../../features/intro/pages/InquiryView.tsx';

export function IntroInquiryPage() {
  return <IntroScreen page="inquiry">{(texts) => <InquiryView texts={texts} />}</IntroScreen>;
}
