import {
  accessTuning,
  loginTuning,
  parentShareTuning,
  proofTuning,
  retentionTuning,
  signUpTuning,
  temporaryTokenTuning,
  traceTuning,
} from '../../account/tuning.ts';
import { bellTuning } from '../../golden-bell/tuning.ts';
import { inquiryTuning } from '../../inquiry/tuning.ts';
import { rosterTuning } from '../../roster/tuning.ts';
import { staffTuning } from '../../staff/tuning.ts';
import { keepingTuning } from '../../subscription/tuning.ts';
import { DAY, HOUR, MINUTE } from '../../time/duration.ts';

interface Kept {
  /** How long, in a sentence without its subject. */
  text: string;
  /** The same for a narrow column, where the sentence is long. */
  short?: string;
  /**
   * What becomes of it when a student leaves: ERASED with the account; NAMELESS, under a number that means nobody any
   * more; LAW, apart from everything else for as long as a law asks; OTHER, it is not an account's.
   */
  leaving: 'ERASED' | 'NAMELESS' | 'LAW' | 'OTHER';
}

const days = (milliseconds: number) => `${milliseconds / DAY}일`;
const undo = `${retentionTuning.withdrawalUndo / HOUR}시간`;

/** How long data is kept, by the numbers that the product works with. */
export const keptFor = {
  MEMBERSHIP: {
    text: `회원으로 있는 동안. 탈퇴를 신청하면 ${undo} 뒤부터 ${days(retentionTuning.withdrawalPurge)} 안에 지움`,
    short: '탈퇴할 때까지',
    leaving: 'ERASED',
  },
  NAMELESS: {
    text: '회원으로 있는 동안. 탈퇴하면 누구의 것인지 알 수 없는 번호로만 남음',
    short: '탈퇴하면 이름 없는 번호로만 남음',
    leaving: 'NAMELESS',
  },
  LOGIN: {
    text: `${loginTuning.idleLifetime / HOUR}시간 동안 쓰지 않거나 ${days(loginTuning.absoluteLifetime)}이 지나면 끝나고 지움`,
    short: '끝날 때까지',
    leaving: 'ERASED',
  },
  REQUESTS: { text: `${days(traceTuning.keptRequests)}, 탈퇴하면 함께`, leaving: 'ERASED' },
  USE: { text: `${days(traceTuning.keptUse)}, 탈퇴하면 함께`, leaving: 'ERASED' },
  PROOF: {
    text: `확인 번호를 보낸 기록은 ${days(proofTuning.day)}, 바꾸기 전의 연락처는 ${days(proofTuning.undoLifetime)}`,
    short: `${days(proofTuning.day)}, 옛 연락처는 ${days(proofTuning.undoLifetime)}`,
    leaving: 'ERASED',
  },
  ONE_TIME: {
    text: `${temporaryTokenTuning.lifetime / MINUTE}분(새 비밀번호 링크는 ${temporaryTokenTuning.resetLifetime / MINUTE}분)`,
    short: `많아야 ${temporaryTokenTuning.resetLifetime / MINUTE}분`,
    leaving: 'ERASED',
  },
  OUTBOX: { text: '보내고 나면 바로 지움', leaving: 'ERASED' },
  LINK: {
    text: `${days(parentShareTuning.lifetime)} 동안 열리고, 먼저 끝낼 수 있음. 탈퇴하면 지움`,
    leaving: 'ERASED',
  },
  SIGN_UP: {
    text: `가입을 마치지 않으면 ${signUpTuning.lifetime / HOUR}시간 뒤`,
    leaving: 'ERASED',
  },
  BELL: { text: `연 때부터 ${days(bellTuning.keptFor)}, 탈퇴하면 함께`, leaving: 'ERASED' },
  ROSTER: { text: `올린 때부터 ${days(rosterTuning.keptFor)}`, leaving: 'ERASED' },
  ACCESS: { text: `${accessTuning.keptMonths}개월 (통신비밀보호법 시행령 제41조)`, leaving: 'LAW' },
  PROOF_OF_CONSENT: {
    text: '동의를 받았음을 밝혀야 하므로 지우지 않음. 탈퇴하면 이름 없이 번호로만 남음 (개인정보 보호법 제22조)',
    short: '지우지 않음. 탈퇴하면 번호로만 남음',
    leaving: 'LAW',
  },
  HANDLING: {
    text: '개인정보를 다룬 기록이므로 지우지 않음. 탈퇴하면 번호로만 남음',
    short: '지우지 않음. 탈퇴하면 번호로만 남음',
    leaving: 'LAW',
  },
  CONTRACT: {
    text: `${keepingTuning.contractMonths / 12}년 (전자상거래법 시행령 제6조)`,
    leaving: 'LAW',
  },
  STAFF_RECORD: {
    text: `${staffTuning.recordKeptMonths / 12}년 (개인정보의 안전성 확보조치 기준 제8조)`,
    leaving: 'LAW',
  },
  STAFF: {
    text: `기관에서 내보내면 곧바로 들어올 수 없음. 이름과 메일 주소는 열람 기록과 함께 ${staffTuning.recordKeptMonths / 12}년이 지나면 지움`,
    short: `기관에서 일하는 동안과 그 뒤 ${staffTuning.recordKeptMonths / 12}년`,
    leaving: 'OTHER',
  },
  STAFF_LOGIN: {
    text: `${staffTuning.idleLifetime / MINUTE}분 동안 쓰지 않거나 ${staffTuning.absoluteLifetime / HOUR}시간이 지나면 끝나고 지움`,
    short: '끝날 때까지',
    leaving: 'OTHER',
  },
  STAFF_INVITE: {
    text: `${days(staffTuning.inviteLifetime)} 동안 쓸 수 있음. 받아들인 초대는 기록으로 남음`,
    leaving: 'OTHER',
  },
  STAFF_WORK: { text: '기관이 책바다를 쓰는 동안', leaving: 'OTHER' },
  INQUIRY: {
    text: `답한 날부터 ${days(inquiryTuning.keepSettled)}, 늦어도 받은 날부터 1년`,
    leaving: 'OTHER',
  },
  ONE_DAY: { text: '그날 하루', leaving: 'OTHER' },
  OPERATORS: { text: '운영자로 일하는 동안과 그 뒤 감사 기록의 이름으로', leaving: 'OTHER' },
} as const satisfies Record<string, Kept>;
export type KeptKey = keyof typeof keptFor;
