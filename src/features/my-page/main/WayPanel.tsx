import {
  BookHeart,
  ChevronRight,
  History,
  type LucideIcon,
  MonitorSmartphone,
  Share2,
  Ticket,
  UserRound,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import { Panel } from '#src/components/page/Panel.tsx';
import { paths } from '#src/config/paths.ts';
import { useServices } from '#src/lib/services/ServicesContext.ts';
import styles from './WayPanel.module.css';

const info = paths.mypageInfo.getHref();
interface Way {
  href: string;
  label: string;
  text: string;
  Icon: LucideIcon;
}

const ways: readonly Way[] = [
  { href: info, label: '내 정보', text: '사진, 이름, 학년, 비밀번호', Icon: UserRound },
  { href: `${info}#parents`, label: '부모님께 보여 드리기', text: '미션 결과를 볼 수 있는 링크', Icon: Share2 },
  { href: `${info}#logins`, label: '로그인한 기기', text: '지금 어디에서 쓰고 있는지', Icon: MonitorSmartphone },
  { href: `${info}#access`, label: '로그인 기록', text: '언제 어디에서 로그인했는지', Icon: History },
  { href: paths.mypageRecord.getHref(), label: '독서 기록 간직하기', text: '인쇄하거나 파일로 저장', Icon: BookHeart },
];

/** Only the home site has tickets. */
const ticket: Way = {
  href: paths.mypageTicket.getHref(),
  label: '이용권',
  text: '기간, 결제 내역, 해지',
  Icon: Ticket,
};

export function WayPanel() {
  const { site } = useServices();
  const shown = site === 'home' ? [...ways, ticket] : ways;
  return (
    <Panel title="더 둘러보기">
      <ul className={styles.ways}>
        {shown.map(({ href, label, text, Icon }) => (
          <li key={href}>
            <Link to={href}>
              <span className={styles.icon}>
                <Icon aria-hidden="true" />
              </span>
              <span className={styles.words}>
                <strong>{label}</strong>
                <span>{text}</span>
              </span>
              <ChevronRight aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
