import { FooterFrame } from '#src/components/layout/FooterFrame.tsx';
import { paths } from '#src/config/paths.ts';
import { useServices } from '#src/lib/services/ServicesContext.ts';
import { introHelp, introMenu } from '../introMenu.ts';

/** The end of a visitor's pages. */
export function IntroFooter() {
  const { site } = useServices();
  const help = [
    ...introHelp(site),
    ...(site === 'edu' ? [{ key: 'introInquiry', label: '문의하기', href: paths.introInquiry.getHref() }] : []),
    { key: 'login', label: '로그인', href: paths.login.getHref() },
  ];
  return (
    <FooterFrame
      deep
      groups={[
        { label: '소개', links: introMenu(site) },
        { label: '도움', links: help },
      ]}
    />
  );
}
