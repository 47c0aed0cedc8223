interface Measure {
  text: string;
  /** Rules of docs/security.md, or pages of docs/decisions, that hold it. */
  heldBy: readonly string[];
}

/** What the product does to protect data. Nothing stands here that no rule with a test holds. */
export const securityMeasures = {
  '비밀번호와 로그인': [
    {
      text: '비밀번호는 Argon2id로 되돌릴 수 없게 바꾸어 저장합니다. 쉽게 알아맞히는 비밀번호와 자기 이름, 생일, 번호로 만든 비밀번호는 받지 않습니다.',
      heldBy: ['R1', 'R2'],
    },
    {
      text: '로그인의 표는 32바이트의 난수이며 지문만 저장합니다. 24시간 쓰지 않거나 14일이 지나면 끝나고, 비밀번호를 바꾸거나 계정과 기관의 상태가 바뀌면 바로 끝납니다.',
      heldBy: ['R3', 'R4', 'R10'],
    },
    {
      text: '비밀번호를 거듭 틀리면 기다리게 해 알아맞히기를 막습니다. 남이 틀려도 본인의 기기에서는 들어올 수 있습니다.',
      heldBy: ['R5', 'R7'],
    },
    {
      text: '선생님은 12자 이상의 비밀번호와 두 번째 확인(패스키나 인증 앱)으로 들어오고, 30분 쓰지 않으면 나갑니다.',
      heldBy: ['0140'],
    },
  ],
  '볼 수 있는 사람의 제한': [
    {
      text: '모든 호출은 누가 부를 수 있는지를 밝히고, 부를 때마다 사이트, 계정, 기관을 확인합니다. 남의 것은 없는 것과 같은 답을 합니다.',
      heldBy: ['R13', 'R15', 'R16'],
    },
    { text: '다른 회원에게 보이는 이름과 아이디는 서버에서 가려 보냅니다.', heldBy: ['R18'] },
    {
      text: '운영자도 이름, 비밀번호, 두 번째 확인과 맡은 일이 있어야 하며, 개인정보를 꺼낼 때에는 까닭을 적습니다. 그 기록은 데이터베이스가 고치거나 지우지 못하게 합니다.',
      heldBy: ['R41', '0101'],
    },
    { text: '접속과 비밀번호 변경의 기록을 3개월 동안 남기고 본인에게 보여 줍니다.', heldBy: ['R41', '0100'] },
  ],
  '저장과 전송': [
    {
      text: '법정대리인의 이름과 연락처, 문의의 내용, 보낼 메일, 확인을 기다리는 연락처는 데이터베이스 밖에 둔 열쇠로 암호화해 저장합니다.',
      heldBy: ['R40'],
    },
    { text: '로그에는 비밀번호, 로그인의 표, 메일 주소, 전화번호와 답이 남지 않습니다.', heldBy: ['R40'] },
    { text: '백업은 암호로 잠근 파일(age)로만 만들며, 되살려 보는 연습 명령이 있습니다.', heldBy: ['0125', '0072'] },
    { text: '로그아웃하면 기기에 남은 학생의 정보를 지웁니다.', heldBy: ['R33'] },
  ],
  '프로그램의 안전': [
    {
      text: '화면은 정해진 파일만 실행하고(CSP), 사용자가 쓴 글은 글로만 다루며, 데이터베이스에는 매개 변수로만 묻습니다.',
      heldBy: ['R27', 'R29', 'R35'],
    },
    { text: '서버가 정하는 항목을 밖에서 보내면 거절하고, 요청의 크기와 횟수를 제한합니다.', heldBy: ['R17', 'R43'] },
    {
      text: '쓰는 프로그램의 꾸러미는 지문으로 고정하고 허락 조건과 알려진 취약점을 확인하며, 판마다 목록(SBOM)을 냅니다.',
      heldBy: ['R44'],
    },
    {
      text: '외부의 분석 프로그램은 처음에 꺼져 있고, 운영자가 정하고 만 14세 이상인 회원이 켠 때에만 움직입니다.',
      heldBy: ['R32'],
    },
  ],
} as const satisfies Record<string, readonly Measure[]>;

/** Only where the sites are reached by https. */
export const transportMeasure = {
  text: '화면과 서버 사이는 https로 암호화하고, 브라우저가 한 해 동안 https로만 오게 합니다(HSTS).',
  heldBy: ['R30'],
} as const satisfies Measure;
