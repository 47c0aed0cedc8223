import { commonErrors } from './commonErrors.ts';

/**
 * Every failure the API can answer with: the HTTP status and the Korean message a student reads.
 * Codes are stable; messages may be worded better. 401 means the login is gone, 403 is never sent.
 */
export const errorCodes = {
  BAD_REQUEST: { status: 400, message: '보낸 내용을 읽을 수 없어요. 화면을 새로 고친 뒤 다시 해 주세요.' },
  LOGIN_REQUIRED: { status: 401, message: '로그인이 필요해요. 다시 로그인하면 하던 곳부터 이어 할 수 있어요.' },
  LOGIN_ENDED: { status: 401, message: '이 기기의 로그인이 끝났어요. 다시 로그인하면 하던 곳부터 이어 할 수 있어요.' },
  SIGN_IN_FAILED: { status: 422, message: '아이디 또는 비밀번호가 맞지 않아요. 다시 확인해 주세요.' },
  SIGN_IN_SLOW_DOWN: { status: 429, message: '로그인을 여러 번 시도했어요. 잠시 뒤에 다시 해 주세요.' },
  CARD_UNKNOWN: { status: 422, message: '이 카드로는 들어올 수 없어요. 글자를 다시 보거나 선생님께 새 카드를 받아요.' },
  CARD_RESTING: { status: 422, message: '지금은 카드가 쉬는 시간이에요. 나중에 다시 만나요.' },
  CARD_LOCKED: {
    status: 422,
    message: '그림이 여러 번 달라서 카드가 쉬고 있어요. 선생님께 말하면 다시 열어 주세요. 읽던 책은 그대로 있어요.',
  },
  CARD_PICTURES_WRONG: { status: 422, message: '그림이나 차례가 달라요. 천천히 다시 눌러 볼까요?' },
  STAFF_SIGN_IN_FAILED: { status: 422, message: '메일 주소나 비밀번호가 맞지 않아요. 다시 확인해 주세요.' },
  STAFF_CODE_WRONG: {
    status: 422,
    message: '확인 코드가 맞지 않아요. 인증 앱에 지금 보이는 여섯 자리를 적어 주세요.',
  },
  STAFF_STEP_GONE: { status: 422, message: '확인 시간이 지났어요. 로그인 화면에서 처음부터 다시 해 주세요.' },
  PASSKEY_REFUSED: {
    status: 422,
    message: '이 패스키로는 들어올 수 없어요. 다른 패스키나 비밀번호와 확인 코드로 들어와 주세요.',
  },
  TOO_MANY_PASSKEYS: { status: 422, message: '패스키는 열 개까지 둘 수 있어요. 쓰지 않는 것을 먼저 끝내 주세요.' },
  LAST_SECOND_FACTOR: {
    status: 422,
    message: '하나 남은 열쇠는 끝낼 수 없어요. 다른 패스키나 인증 앱을 먼저 더해 주세요.',
  },
  STAFF_INVITE_GONE: {
    status: 422,
    message: '이 초대는 이미 썼거나 시간이 지났어요. 초대한 분에게 한 번 더 보내 달라고 해 주세요.',
  },
  STAFF_PROVIDER_GONE: {
    status: 422,
    message: '다른 창에서 시작했거나 확인 시간이 지났어요. 이 창에서 단추를 다시 눌러 주세요.',
  },
  STAFF_PROVIDER_CANCELLED: {
    status: 422,
    message: '계정 확인을 그만두었어요. 다시 누르거나 다른 방법으로 들어와 주세요.',
  },
  STAFF_PROVIDER_REFUSED: {
    status: 422,
    message: '그 계정을 확인하지 못했어요. 한 번 더 해 보고, 또 안 되면 다른 방법으로 들어와 주세요.',
  },
  STAFF_PROVIDER_UNAVAILABLE: {
    status: 503,
    message: '지금은 그 계정을 확인하는 곳이 답하지 않아요. 잠시 뒤에 다시 누르거나 다른 방법으로 들어와 주세요.',
  },
  STAFF_PROVIDER_ADDRESS: {
    status: 422,
    message: '그 계정의 메일 주소를 확인할 수 없어서 들어올 수 없어요. 기관의 계정 담당자에게 물어봐 주세요.',
  },
  STAFF_PROVIDER_UNKNOWN: {
    status: 422,
    message: '이 계정의 주소로 온 초대가 없어요. 기관의 원장님이나 관리자에게 초대해 달라고 해 주세요.',
  },
  STAFF_PROVIDER_ENDED: {
    status: 422,
    message:
      '지금 이 계정으로 일하는 기관이 없어요. 다시 일하게 되었다면 기관의 원장님이나 관리자에게 초대를 부탁해 주세요.',
  },
  STAFF_PROVIDER_CHANGED: {
    status: 422,
    message:
      '이 주소에는 다른 계정이 이미 연결되어 있어요. 전에 쓰던 방법으로 들어와 ‘내 계정’에서 연결을 끊거나, 운영자에게 알려 주세요.',
  },
  STAFF_ONLY_WAY_IN: {
    status: 422,
    message: '이 연결을 끊으면 들어올 방법이 남지 않아요. 연결은 그대로 두었어요.',
  },
  ROSTER_FILE_REFUSED: {
    status: 422,
    message: '파일을 읽지 못했어요. 올린 것은 없어요. 엑셀(.xlsx)이나 CSV로 저장해 주세요.',
  },
  ROSTER_UPLOAD_CLOSED: {
    status: 422,
    message: '하루가 지났거나 이미 되돌린 명단이에요. 바뀐 것은 없어요. 학생은 학생 화면에서 하나씩 고칠 수 있어요.',
  },
  RECORDS_NOT_SENT: {
    status: 422,
    message: '지금은 학습 기록 보내기를 켤 수 없어요. 보낸 것은 없어요. 까닭은 이 화면에 적혀 있어요.',
  },
  TEMPORARY_TOKEN_INVALID: {
    status: 422,
    message: '확인 시간이 지났어요. 처음 화면에서 다시 로그인해 주세요. 저장된 기록은 그대로 있어요.',
  },
  PASSWORD_CHECK_REQUIRED: { status: 422, message: '비밀번호를 다시 확인한 뒤에 바꿀 수 있어요.' },
  PASSWORD_CHANGE_REQUIRED: {
    status: 422,
    message: '새로 받은 비밀번호예요. 나만 아는 비밀번호로 바꾸면 바로 들어갈 수 있어요.',
  },
  SIGN_UP_GONE: {
    status: 422,
    message: '가입 시간이 지났거나 이미 끝난 가입이에요. 처음부터 다시 시작해 주세요.',
  },
  SIGN_UP_STEP: { status: 422, message: '이 단계는 지금 할 수 없어요. 화면에 보이는 단계부터 차례로 해 주세요.' },
  CONSENT_REQUIRED: { status: 422, message: '필수 약관에 모두 동의해야 다음으로 갈 수 있어요.' },
  DUPLICATE_VALUE: { status: 422, message: '이미 쓰고 있는 값이 있어요. 표시된 칸을 바꿔 주세요.' },
  IDENTITY_REFUSED: { status: 422, message: '보호자 확인을 마치지 못했어요. 다시 시도해 주세요.' },
  IDENTITY_UNAVAILABLE: {
    status: 503,
    message: '지금은 보호자 확인 창을 열 수 없어요. 입력한 내용은 그대로 있으니 잠시 뒤에 다시 해 주세요.',
  },
  RESET_LINK_INVALID: {
    status: 422,
    message: '이 링크는 이미 썼거나 시간이 지났어요. 비밀번호 찾기를 다시 해 주세요.',
  },
  CONTACT_CODE_WRONG: { status: 422, message: '확인 번호가 달라요. 받은 번호 6자리를 다시 적어 주세요.' },
  CONTACT_CODE_OVER: {
    status: 422,
    message:
      '이 확인 번호는 시간이 지났거나 여러 번 틀려서 쓸 수 없어요. 새 번호를 받아 주세요. 다른 것은 그대로 있어요.',
  },
  CONTACT_TAKEN: {
    status: 409,
    message: '먼저 확인한 다른 계정이 있어요. 그 계정의 아이디 찾기를 하거나 다른 연락처를 적어 주세요.',
  },
  UNDO_LINK_INVALID: {
    status: 422,
    message: '이 링크는 이미 썼거나 시간이 지났어요. 내가 바꾼 것이 아니라면 다니는 곳이나 고객센터에 알려 주세요.',
  },
  TEXT_UNAVAILABLE: {
    status: 503,
    message: '지금은 문자를 보낼 수 없어요. 적은 내용은 그대로 있으니 잠시 뒤에 다시 해 주세요.',
  },
  IMAGE_REFUSED: {
    status: 422,
    message: '이 사진은 쓸 수 없어요. 5MB보다 작은 JPG, PNG, WebP 사진을 골라 주세요. 지금 사진은 그대로 있어요.',
  },
  DEMO_ACCOUNT: { status: 422, message: '여럿이 함께 쓰는 체험 계정에서는 할 수 없어요. 가입하면 쓸 수 있어요.' },
  STATUS_CHANGE_REFUSED: { status: 422, message: '지금 상태에서는 이렇게 바꿀 수 없어요.' },
  SUBSCRIPTION_NEEDED: {
    status: 402,
    message: '이용권이 필요해요. 지금까지 모은 기록은 모두 그대로 있어요. 보호자와 함께 이용권을 살펴볼까요?',
  },
  TICKET_EXISTS: { status: 409, message: '이미 이용권이 있습니다. 이용권 변경에서 바꿀 수 있습니다.' },
  TICKET_STATE: { status: 422, message: '지금 이용권으로는 할 수 없습니다. 이용권 화면을 다시 확인해 주십시오.' },
  PRICE_CHANGED: {
    status: 409,
    message: '금액이 바뀌었습니다. 새 금액을 확인한 뒤 다시 진행해 주십시오. 결제되지 않았습니다.',
  },
  PAYMENT_CHECKING: {
    status: 409,
    message: '앞선 결제를 확인하고 있습니다. 확인이 끝나면 이용권 화면에 나타납니다.',
  },
  PAYMENT_MISMATCH: {
    status: 422,
    message: '주문과 결제 내용이 다릅니다. 결제되지 않았으니 처음부터 다시 진행해 주십시오.',
  },
  PAYMENT_UNAVAILABLE: {
    status: 503,
    message: '지금은 결제할 수 없습니다. 결제되지 않았으니 잠시 뒤에 다시 해 주십시오.',
  },
  PURCHASE_CONSENT_REQUIRED: { status: 422, message: '결제하는 분의 확인과 동의가 필요합니다.' },
  NOT_FOUND: { status: 404, message: '찾는 것이 없어요. 주소나 목록을 다시 확인해 주세요.' },
  CONFLICT: { status: 409, message: '같은 일이 이미 처리되고 있어요. 잠시 뒤에 확인해 주세요.' },
  PAYLOAD_TOO_LARGE: { status: 413, message: '보낸 내용이 너무 커요. 줄여서 다시 보내 주세요.' },
  ADDRESS_TOO_LONG: {
    status: 414,
    message: '주소가 너무 길어서 열 수 없어요. 저장된 기록은 그대로 있으니 첫 화면에서 다시 찾아 주세요.',
  },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: '보낸 내용의 형식을 읽을 수 없어요.' },
  PACK_INCOMPLETE: {
    status: 422,
    message: '아직 빠진 것이 있어서 자료를 만들 수 없어요. 화면에 적힌 것을 운영자에게 알려 주세요.',
  },
  INVALID_INPUT: { status: 422, message: '입력한 내용을 다시 확인해 주세요.' },
  IDEMPOTENCY_KEY_REQUIRED: { status: 422, message: '요청 번호가 없어요. 화면을 새로 고친 뒤 다시 해 주세요.' },
  IDEMPOTENCY_KEY_REUSED: { status: 422, message: '같은 요청 번호로 다른 내용이 왔어요. 다시 시도해 주세요.' },
  VOYAGE_STEP: { status: 422, message: '이 단계는 지금 할 수 없어요. 화면에 보이는 것부터 차례로 해 주세요.' },
  MISSION_CLOSED: { status: 422, message: '이 미션은 이미 끝났어요. 결과를 확인해 보세요.' },
  ANSWERS_CHANGED: {
    status: 422,
    message: '다른 창이나 기기에서 바꾼 답이 있어요. 바뀐 답을 확인하고 다시 내 주세요.',
  },
  MISSION_NOT_COMPLETE: { status: 422, message: '아직 답하지 않은 것이 있어요.' },
  MISSION_GATE: { status: 422, message: '조금만 더 쓰면 낼 수 있어요.' },
  PAPER_WITHDRAWN: {
    status: 422,
    message: '거둔 종이예요. 새로 인쇄한 종이의 코드를 적어 주세요.',
  },
  PAPER_ENTERED: { status: 422, message: '이미 답을 입력한 종이라 거둘 수 없어요.' },
  NOTE_CONFLICT: {
    status: 409,
    message: '다른 기기에서 먼저 고쳤어요. 두 글을 보고 골라 주세요. 쓴 글은 그대로 있어요.',
  },
  TEXT_CHANGED: {
    status: 409,
    message: '그사이 새 글이 나왔어요. 화면을 새로 열어 새 글을 읽어 주세요. 쓴 말은 그대로 있어요.',
  },
  NOTE_LIMIT: { status: 422, message: '여기에는 더 쓸 수 없어요. 쓴 글은 이 기기에 그대로 있어요.' },
  CONTEST_NOT_IN_PROGRESS: { status: 422, message: '진단검사 가능 기간이 아닙니다.' },
  CONTEST_LEVEL_TAKEN: { status: 422, message: '이미 진단검사를 진행하셨습니다.' },
  CONTEST_LEVEL_WAITS: {
    status: 422,
    message: '선생님이 나에게 맞는 수준을 정하고 있어요. 그동안 대회 책을 읽어 볼까요?',
  },
  CONTEST_LEVEL_NEEDS_TEST: { status: 422, message: '진단검사를 한 뒤에 대회 수준을 받을 수 있어요.' },
  TEST_CLOSED: { status: 422, message: '이 검사는 이미 끝났어요. 결과를 확인해 보세요.' },
  TEST_NOT_COMPLETE: { status: 422, message: '답안을 선택하세요' },
  TEST_TOO_SOON: { status: 422, message: '아직은 다시 할 수 없어요. 지난 결과는 그대로 볼 수 있어요.' },
  DIAGNOSIS_PAUSED: {
    status: 422,
    message: '글을 읽기 어려울 만큼 빠르거나 같은 번호만 이어져서 진단을 쉬어 가요. 시간이 넉넉할 때 다시 해 보세요.',
  },
  HINT_USED_UP: { status: 422, message: '이 낱말에 줄 수 있는 힌트를 모두 썼어요. 다른 낱말부터 풀어 보세요.' },
  CHECK_USED_UP: {
    status: 422,
    message:
      '이 낱말은 확인을 여러 번 해서 이제는 낸 뒤에 알 수 있어요. 쓴 낱말과 점수는 그대로예요. 책을 다시 펼쳐 보거나 힌트를 써 볼까요?',
  },
  BELL_CODE_UNKNOWN: {
    status: 422,
    message: '지금 그 번호로 열린 골든벨 방이 없어요. 큰 화면의 네 자리 번호를 다시 볼까요?',
  },
  BELL_FULL: { status: 422, message: '방이 가득 찼어요. 친구와 함께 보면서 마음속으로 풀어 볼까요?' },
  BELL_NOT_NOW: { status: 422, message: '지금은 할 수 없어요. 화면에 보이는 것부터 차례로 해 주세요.' },
  CONTEST_LEAVES_BEHIND: {
    status: 422,
    message: '책을 이미 많이 읽어서 완주하기 어려운 학생이 더 있어요. 책을 바꾸거나, 수를 다시 확인하고 열어 주세요.',
  },
  CONTEST_TOO_MANY: { status: 422, message: '열려 있거나 열릴 대회가 많아요. 하나가 끝난 뒤에 열어 주세요.' },
  CONTEST_BEGUN: { status: 422, message: '이미 시작한 대회예요. 거두는 대신 끝낼 수 있어요.' },
  BELL_TOO_MANY_ROOMS: {
    status: 422,
    message: '열린 골든벨 방이 너무 많아요. 끝난 방을 먼저 끝내기로 닫아 주세요.',
  },
  PET_ACTION_LIMIT: { status: 422, message: '오늘은 충분히 했어요. 내일 또 만나요!' },
  PET_NOT_READY: { status: 422, message: '아직은 할 수 없어요. 조금 더 자라면 할 수 있어요.' },
  PET_HATCHED: { status: 422, message: '벌써 알에서 나왔어요. 지금 친구와 즐겁게 지내요.' },
  GAUGE_FULL: { status: 422, message: '지금은 가득 차 있어요. 아이템은 그대로 가방에 있어요.' },
  ITEM_NOT_OWNED: { status: 422, message: '가방에 그 아이템이 없어요.' },
  NOT_ENOUGH_SHELLS: { status: 422, message: '조개가 조금 모자라요. 미션을 풀면 조개를 모을 수 있어요.' },
  ITEM_OWNED: { status: 422, message: '벌써 가지고 있어요. 가방에서 바로 쓸 수 있어요.' },
  AQUARIUM_RESTING: { status: 422, message: '지금은 수족관이 쉬고 있어요. 친구와 물건은 모두 그대로예요.' },
  WORD_MISSION_OVER: { status: 422, message: '이 낱말 미션은 끝났어요. 오늘의 새 낱말을 만나 보세요.' },
  WORD_NOT_CAUGHT: { status: 422, message: '낱말을 먼저 잡아 주세요. 잡으면 바로 받을 수 있어요.' },
  CHEER_LEFT: { status: 422, message: '오늘은 벌써 응원을 남겼어요. 내일 또 응원해 주세요!' },
  FRIEND_LIMIT: { status: 422, message: '친구가 아주 많아서 지금은 더 사귈 수 없어요. 지금 친구들과 즐겁게 지내요!' },
  REFUND_CLOSED: { status: 422, message: '산 지 10분이 지났거나 이미 쓴 아이템이라 되돌릴 수 없어요.' },
  INQUIRY_FORM_OLD: {
    status: 422,
    message: '화면을 연 지 오래되었습니다. 적으신 내용은 그대로 있으니 한 번 더 보내 주십시오.',
  },
  TOO_MANY_REQUESTS: { status: 429, message: '조금 빨라요. 잠시 뒤에 다시 해 주세요.' },
  STORAGE_UNAVAILABLE: {
    status: 503,
    message: '지금은 새로 저장할 수 없어요. 쓰던 답은 이 기기에 그대로 있으니 잠시 뒤에 다시 해 주세요.',
  },
  MAINTENANCE: {
    status: 503,
    message: '책바다를 손보고 있어요. 쓰던 답은 그대로 있으니 잠시 뒤에 다시 해 주세요.',
  },
  ...commonErrors,
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errorCodes;
