import {
  Bell,
  Cable,
  CalendarCheck,
  type LucideIcon,
  MessageSquareText,
  NotebookPen,
  Presentation,
  School,
  ScrollText,
  ShieldQuestion,
  Trophy,
  UserCog,
  Users,
} from 'lucide-react';
import type { StaffRight } from '#domain/staff/staffRights.ts';
import { staffPaths } from '../staffPaths.ts';

interface NavigationItem {
  to: string;
  label: string;
  icon: LucideIcon;
  right: StaffRight;
  /** Needed every day: on a phone these stand in the bar, the others behind "더 보기". */
  daily?: true;
}

/** The places of the staff pages, with the right that each needs. */
export const staffNavigation: readonly NavigationItem[] = [
  { to: staffPaths.today, label: '오늘', daily: true, icon: CalendarCheck, right: 'SEE_INSTITUTION' },
  { to: staffPaths.classes, label: '반', icon: School, right: 'SEE_INSTITUTION' },
  { to: staffPaths.pupils, label: '학생', daily: true, icon: Users, right: 'SEE_READING' },
  { to: staffPaths.homework, label: '숙제', daily: true, icon: NotebookPen, right: 'ASSIGN' },
  { to: staffPaths.lesson, label: '수업', icon: Presentation, right: 'LEAD_CLASS' },
  { to: staffPaths.bell, label: '골든벨', icon: Bell, right: 'HOST_BELL' },
  { to: staffPaths.contests, label: '독서 대회', icon: Trophy, right: 'GIVE_CONTEST' },
  { to: staffPaths.texts, label: '글', daily: true, icon: MessageSquareText, right: 'READ_TEXTS' },
  { to: staffPaths.moderation, label: '확인할 것', icon: ShieldQuestion, right: 'SETTLE_REPORTS' },
  { to: staffPaths.people, label: '선생님', icon: UserCog, right: 'MANAGE_STAFF' },
  { to: staffPaths.connections, label: '연동', icon: Cable, right: 'ASSIGN' },
  { to: staffPaths.records, label: '기록', icon: ScrollText, right: 'READ_RECORD' },
];
