import { formatDateTime } from '#domain/time/formatKoreanDate.ts';
import type { MailTemplates } from './MailTemplates.ts';
import type { MailText } from './MailText.ts';
import type { Origins } from './mailTexts.ts';

type ContactMail = 'JOINED' | 'CONTACT_CODE' | 'CONTACT_TAKEN' | 'CONTACT_CHANGED' | 'UNPROVED_CONTACT_CHANGED';
type Writers = { [Name in ContactMail]: (fields: MailTemplates[Name], origins: Origins) => MailText };

const NOT_MINE = {
  notes: [
    '책바다에 이 주소를 적은 적이 없다면 누군가 잘못 적은 거예요. 메일을 지우면 돼요. 이 주소로는 아무 일도 일어나지 않아요.',
  ],
  help: '같은 메일이 자꾸 오면 고객센터에 알려 주세요. 바로잡을게요.',
};

/** A code and until when it counts; nothing where there is none. */
function codeFacts({ code, expiresAt }: { code?: string; expiresAt?: number }): [string, string][] {
  if (code === undefined || expiresAt === undefined) return [];
  return [
    ['확인 번호', code],
    ['쓸 수 있는 때', `${formatDateTime(expiresAt)}까지`],
  ];
}

/** Mails about whose address it is. To one that nobody has proved they name no person. */
export const contactMailTexts: Writers = {
  JOINED: ({ site, accountId, waiting, ...sent }, origins) => ({
    subject: waiting ? '[책바다] 가입 신청을 받았어요' : '[책바다] 책바다에 온 것을 환영해요',
    title: waiting ? '가입 신청을 받았어요' : '책바다에 온 것을 환영해요!',
    paragraphs: waiting
      ? ['학원·학교에서 확인하면 바로 시작할 수 있어요. 확인이 끝나면 메일로 알려 드릴게요.']
      : [
          '책을 읽고 미션을 풀면 바다 친구가 자라요. 첫 책을 골라 볼까요?',
          '메일 확인 번호를 가입을 마친 화면이나 내 정보에 적으면, 나중에 이 메일로 아이디와 비밀번호를 찾을 수 있어요.',
        ],
    facts: [['아이디', accountId], ...codeFacts(sent)],
    button: waiting
      ? { label: '책바다 둘러보기', url: origins[site] }
      : { label: '첫 책 고르러 가기', url: `${origins[site]}/login` },
    ...NOT_MINE,
  }),

  CONTACT_CODE: ({ site, code, expiresAt }, origins) => ({
    subject: '[책바다] 메일 확인 번호예요',
    title: '이 번호를 책바다에 적어 주세요',
    paragraphs: ['번호를 적으면 이 메일로 아이디와 비밀번호를 찾을 수 있어요. 번호는 아무에게도 알려 주지 마세요.'],
    facts: codeFacts({ code, expiresAt }),
    button: { label: '내 정보 열기', url: `${origins[site]}/mypage/info` },
    ...NOT_MINE,
  }),

  CONTACT_TAKEN: ({ site }, origins) => ({
    subject: '[책바다] 이 메일로 확인한 계정이 이미 있어요',
    title: '이 메일로 확인한 계정이 이미 있어요',
    paragraphs: [
      '누군가 이 메일을 다른 책바다 계정에도 적었어요. 한 메일은 한 계정에만 쓸 수 있어요.',
      '내가 적었다면 전에 만든 계정의 아이디를 찾아보세요.',
    ],
    button: { label: '아이디 찾기', url: `${origins[site]}/login/find-id` },
    notes: ['내가 적지 않았다면 이 메일은 지워도 괜찮아요. 지금 계정은 그대로예요.'],
  }),

  CONTACT_CHANGED: ({ site, name, kind, at, undoToken, expiresAt }, origins) => {
    const what = kind === 'EMAIL' ? '이메일' : '휴대전화 번호';
    const particle = kind === 'EMAIL' ? '이' : '가';
    return {
      subject: `[책바다] 계정의 ${what}${particle} 바뀌었어요`,
      title: `${name} 님 계정의 ${what}${particle} 바뀌었어요`,
      paragraphs: [
        '내가 바꾼 것이라면 아무것도 하지 않아도 돼요.',
        `내가 바꾼 것이 아니라면 아래 단추로 되돌려 주세요. 전에 쓰던 ${kind === 'EMAIL' ? '이메일로' : '번호로'} 돌아가고, 모든 기기에서 로그아웃한 다음 비밀번호를 새로 정해요.`,
      ],
      facts: [
        ['바뀐 때', formatDateTime(at)],
        ['되돌릴 수 있는 때', `${formatDateTime(expiresAt)}까지`],
      ],
      // Behind the # nothing reaches a server's log or the address of the page before.
      button: { label: '내가 바꾸지 않았어요', url: `${origins[site]}/login/find-reset#undo=${undoToken}` },
      notes: ['책과 포인트, 바다 친구는 어느 쪽이든 그대로 있어요.'],
      help: '이상한 점이 있으면 고객센터에 알려 주세요. 함께 살펴볼게요.',
    };
  },

  UNPROVED_CONTACT_CHANGED: ({ at }) => ({
    subject: '[책바다] 이 메일이 계정에서 빠졌어요',
    title: '책바다 계정에 적혀 있던 이 메일이 다른 메일로 바뀌었어요',
    paragraphs: ['확인 번호로 확인하지 않은 메일이어서 바로 바뀌었어요. 이제 이 주소로는 책바다 메일이 가지 않아요.'],
    facts: [['바뀐 때', formatDateTime(at)]],
    notes: ['내 계정인데 내가 바꾸지 않았다면 비밀번호를 바꾸고, 다니는 학원이나 학교가 있으면 알려 주세요.'],
    help: '고객센터에도 알려 주세요. 함께 살펴볼게요.',
  }),
};
