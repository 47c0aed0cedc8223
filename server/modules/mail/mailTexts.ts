import type { SiteName } from '#contract/site.ts';
import { reportMonthName } from '#domain/monthly-report/reportMonths.ts';
import { staffKeyChanges } from '#domain/staff/staffKeyChanges.ts';
import { staffRoleName } from '#domain/staff/staffRoles.ts';
import { formatDateTime, formatKoreanDate } from '#domain/time/formatKoreanDate.ts';
import { contactMailTexts } from './contactMailTexts.ts';
import type { MailTemplateName, MailTemplates } from './MailTemplates.ts';
import type { MailText } from './MailText.ts';
import { subscriptionMailTexts } from './subscriptionMailTexts.ts';

/** Public origin of each site: the only hosts that links of a mail lead to. */
export type Origins = Readonly<Record<SiteName, string>>;

type Writers = { [Name in MailTemplateName]: (fields: MailTemplates[Name], origins: Origins) => MailText };

const NOT_ME = {
  notes: ['내가 한 일이 아니라면 비밀번호를 바꾸고, 다니는 학원이나 학교가 있으면 알려 주세요.'],
  help: '고객센터에도 알려 주세요. 함께 살펴볼게요.',
};
const SAFE_TO_IGNORE = '부탁한 적이 없다면 이 메일은 지워도 괜찮아요. 아무것도 바뀌지 않아요.';

/** Every mail in words. Students read them, so they are short and explain what to do next. */
export const mailTexts: Writers = {
  ...subscriptionMailTexts,
  ...contactMailTexts,

  FOUND_IDS: ({ site, name, accountIds }, origins) => ({
    subject: '[책바다] 찾으신 아이디를 알려 드려요',
    title: `${name} 님의 아이디예요`,
    paragraphs: ['이 이메일로 가입한 아이디를 찾았어요.'],
    facts: accountIds.map((accountId) => ['아이디', accountId] as const),
    button: { label: '로그인하기', url: `${origins[site]}/login` },
    notes: [SAFE_TO_IGNORE],
  }),

  RESET_PASSWORD: ({ site, name, resetToken, expiresAt }, origins) => ({
    subject: '[책바다] 비밀번호를 새로 정해 주세요',
    title: `${name} 님, 비밀번호를 새로 정할까요?`,
    paragraphs: [
      '아래 단추를 누르면 새 비밀번호를 정할 수 있어요.',
      `이 링크는 ${formatDateTime(expiresAt)}까지 한 번만 쓸 수 있어요.`,
    ],
    // Behind the # nothing reaches a server's log or the address of the page before.
    button: { label: '새 비밀번호 정하기', url: `${origins[site]}/login/find-reset#token=${resetToken}` },
    notes: [`${SAFE_TO_IGNORE} 지금 쓰는 비밀번호도 그대로예요.`],
  }),

  PASSWORD_CHANGED: ({ site, name, at }, origins) => ({
    subject: '[책바다] 비밀번호가 바뀌었어요',
    title: `${name} 님의 비밀번호가 바뀌었어요`,
    paragraphs: ['안전을 위해 로그인되어 있던 다른 기기에서는 모두 로그아웃했어요.'],
    facts: [['바뀐 때', formatDateTime(at)]],
    button: { label: '로그인하기', url: `${origins[site]}/login` },
    ...NOT_ME,
  }),

  DORMANCY_NOTICE: ({ site, name, dormantOn }, origins) => ({
    subject: '[책바다] 곧 계정이 쉬는 상태로 바뀌어요',
    title: `${name} 님, 바다 친구가 기다리고 있어요`,
    paragraphs: [
      '오랫동안 책바다에 들르지 않아서 계정이 곧 쉬는 상태(휴면)가 돼요.',
      '그 전에 한 번만 로그인하면 지금처럼 계속 쓸 수 있어요. 읽은 책과 포인트, 바다 친구는 모두 그대로 있어요.',
    ],
    facts: [['쉬는 상태가 되는 날', formatKoreanDate(dormantOn)]],
    button: { label: '책바다 가기', url: `${origins[site]}/login` },
    notes: ['쉬는 상태가 된 뒤에도 로그인하면 바로 깨울 수 있어요.'],
  }),

  WITHDRAWAL_REQUESTED: ({ site, name, undoUntil, purgeBy }, origins) => ({
    subject: '[책바다] 탈퇴 신청을 받았어요',
    title: `${name} 님의 탈퇴 신청을 받았어요`,
    paragraphs: [
      '그동안 함께 읽어 주어서 고마웠어요.',
      '마음이 바뀌면 아래 시각까지 로그인해서 취소할 수 있어요. 그 뒤에는 개인정보와 기록을 지우며, 되돌릴 수 없어요.',
    ],
    facts: [
      ['취소할 수 있는 때', `${formatDateTime(undoUntil)}까지`],
      ['모두 지우는 날', `${formatKoreanDate(purgeBy)}까지`],
    ],
    button: { label: '탈퇴 취소하러 가기', url: `${origins[site]}/login` },
    ...NOT_ME,
  }),

  // A guardian may stand behind this, so nothing invites to take it back.
  WITHDRAWAL_ENTERED: ({ name, purgeBy }) => ({
    subject: '[책바다] 계정이 탈퇴로 처리돼요',
    title: `${name} 님의 계정이 탈퇴로 처리돼요`,
    paragraphs: [
      '운영자가 요청을 받아 탈퇴를 신청했어요. 이제 로그인할 수 없고, 개인정보와 기록은 아래 날까지 모두 지워요.',
      '그동안 함께 읽어 주어서 고마웠어요.',
    ],
    facts: [['모두 지우는 날', `${formatKoreanDate(purgeBy)}까지`]],
    notes: ['까닭이 궁금하면 보호자나 다니는 학원·학교에 물어봐 주세요.'],
    help: '고객센터에 물어봐도 좋아요.',
  }),

  JOIN_APPROVED: ({ site, name }, origins) => ({
    subject: '[책바다] 이제 시작할 수 있어요',
    title: `${name} 님, 가입이 끝났어요!`,
    paragraphs: ['학원·학교에서 가입을 확인했어요. 이제 로그인해서 책을 읽고 바다 친구를 만나 보세요.'],
    button: { label: '로그인하기', url: `${origins[site]}/login` },
    notes: [],
  }),

  MONTHLY_REPORT: ({ site, academyName, name, month, shareKey, expiresAt }, origins) => ({
    subject: `[책바다] 독서 리포트가 왔어요 (${reportMonthName(month)})`,
    title: `${name} 학생의 ${reportMonthName(month)} 독서 이야기예요`,
    paragraphs: [
      `${academyName}에서 보내 드려요. 한 달 동안 무엇을 읽었고 무엇을 잘했는지 담았어요.`,
      '로그인하지 않아도 아래 단추로 열 수 있고, 종이로 인쇄할 수도 있어요.',
    ],
    facts: [['볼 수 있는 날', `${formatKoreanDate(expiresAt)}까지`]],
    button: { label: '리포트 열기', url: `${origins[site]}/monthly-report/parent/${shareKey}` },
    notes: [
      '이 주소를 아는 사람은 누구나 열 수 있으니 가족끼리만 보아 주세요. 아이가 ‘내 정보’에서 링크를 끝낼 수 있어요.',
    ],
  }),

  STAFF_INVITED: ({ site, academyName, role, inviteToken, expiresAt }, origins) => ({
    subject: `[책바다] ${academyName}에서 초대했습니다`,
    title: `${academyName}의 ${staffRoleName(role, site === 'school' ? 'school' : 'edu')}로 초대받으셨습니다`,
    paragraphs: [
      '아래 단추를 누르면 이름과 비밀번호를 정하고 바로 시작하실 수 있습니다.',
      `이 초대는 ${formatDateTime(expiresAt)}까지 한 번만 쓸 수 있습니다.`,
    ],
    button: { label: '초대 받아들이기', url: `${origins[site]}/teacher/join#token=${inviteToken}` },
    notes: ['모르는 곳에서 온 초대라면 이 메일은 지우셔도 됩니다. 아무것도 바뀌지 않습니다.'],
  }),

  STAFF_KEY_CHANGED: ({ site, name, change, at, device }, origins) => ({
    subject: `[책바다] ${staffKeyChanges[change]}`,
    title: `${name} 님의 열쇠가 바뀌었습니다`,
    paragraphs: [
      `선생님 화면의 ‘내 계정’에서 ${staffKeyChanges[change]}.`,
      '직접 하신 일이라면 이 메일은 지우셔도 됩니다.',
    ],
    facts: [
      ['때', formatDateTime(at)],
      ['기기', device === '' ? '알 수 없음' : device],
    ],
    button: { label: '내 계정 열기', url: `${origins[site]}/teacher/own` },
    notes: ['하신 적이 없다면 바로 비밀번호를 바꾸고, 모르는 열쇠를 끝낸 다음 원장님이나 관리자께 알려 주세요.'],
  }),

  // To adults who are no members yet. What they wrote is not repeated: somebody else may have typed their address.
  INQUIRY_RECEIVED: ({ receiptNo, typeName, name, at }, origins) => ({
    subject: '[책바다] 문의를 받았습니다',
    title: `${name} 님의 문의를 받았습니다`,
    paragraphs: ['살펴보고 이 주소로 답을 드리겠습니다.'],
    facts: [
      ['접수 번호', String(receiptNo)],
      ['문의 종류', typeName],
      ['받은 때', formatDateTime(at)],
    ],
    button: { label: '독서 이야기 읽기', url: `${origins.edu}/intro/articles` },
    notes: ['문의하신 적이 없다면 이 메일을 지우셔도 됩니다. 누군가 주소를 잘못 적었을 수 있습니다.'],
  }),

  INQUIRY_ARRIVED: ({ receiptNo, typeName, at, name, phone, email, region, content }) => ({
    subject: `[책바다] 새 문의 ${receiptNo}번: ${typeName}`,
    title: `${typeName} 문의가 왔습니다`,
    paragraphs: content.split('\n').filter((line) => line.trim() !== ''),
    facts: [
      ['접수 번호', String(receiptNo)],
      ['받은 때', formatDateTime(at)],
      ['이름', name],
      ['연락처', phone],
      ['이메일', email],
      ['지역', region],
    ],
    notes: [`답하려면 npm run operator -- inquiries answer ${receiptNo} <답을 적은 파일>을 실행해 주십시오.`],
  }),

  INQUIRY_ANSWERED: ({ receiptNo, typeName, name, answer }, origins) => ({
    subject: '[책바다] 문의에 답을 드립니다',
    title: `${name} 님께 답을 드립니다`,
    paragraphs: answer.split('\n').filter((line) => line.trim() !== ''),
    facts: [
      ['접수 번호', String(receiptNo)],
      ['문의 종류', typeName],
    ],
    button: { label: '더 물어보기', url: `${origins.edu}/intro/inquiry` },
    notes: ['남겨 주신 정보는 이 답을 드린 날부터 90일이 지나면 지웁니다.'],
  }),
};
