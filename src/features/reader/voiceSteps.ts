/** How a Korean voice comes onto a device, in the words of its own settings. */
export interface VoiceSteps {
  device: string;
  steps: readonly string[];
}

const last = '이 책으로 돌아와 소리 내어 읽어 주기를 다시 눌러요.';

/** Ways to a voice, the first that fits. A tablet of Apple calls itself a Mac, and has a touch screen. */
const ways: readonly { fits: (agent: string, touchPoints: number) => boolean; way: VoiceSteps }[] = [
  {
    fits: (agent, touchPoints) => /iPhone|iPad/u.test(agent) || (/Macintosh/u.test(agent) && touchPoints > 1),
    way: {
      device: '아이폰, 아이패드',
      steps: [
        '설정에서 ‘손쉬운 사용’을 열어요.',
        '‘읽기 및 말하기’에서 ‘음성’을 골라요.',
        '‘한국어’ 목소리를 하나 내려받아요.',
        last,
      ],
    },
  },
  {
    fits: (agent) => /Android/u.test(agent),
    way: {
      device: '안드로이드 휴대전화, 태블릿',
      steps: [
        '설정에서 ‘텍스트 음성 변환’을 찾아 열어요.',
        '기본 엔진 옆의 톱니바퀴에서 ‘음성 데이터 설치’를 눌러요.',
        '‘한국어’를 내려받아요.',
        last,
      ],
    },
  },
  {
    fits: (agent) => /CrOS/u.test(agent),
    way: {
      device: '크롬북',
      steps: ['설정에서 ‘접근성’을 열어요.', '‘텍스트 음성 변환’에서 한국어 목소리를 골라요.', last],
    },
  },
  {
    fits: (agent) => /Macintosh/u.test(agent),
    way: {
      device: '맥',
      steps: [
        '시스템 설정에서 ‘손쉬운 사용’을 열어요.',
        '‘읽기 및 말하기’의 ‘시스템 음성’에서 ‘음성 관리’를 눌러요.',
        '‘한국어’ 목소리를 내려받아요.',
        last,
      ],
    },
  },
  {
    fits: (agent) => /Windows/u.test(agent),
    way: {
      device: '윈도우 컴퓨터',
      steps: [
        '설정에서 ‘시간 및 언어’를 열어요.',
        '‘음성’에서 ‘음성 추가’를 누르고 ‘한국어’를 골라요.',
        '브라우저를 껐다 켜고 이 책으로 돌아와요.',
      ],
    },
  },
];

const elsewhere: VoiceSteps = {
  device: '이 기기',
  steps: ['기기의 설정에서 ‘음성’이나 ‘텍스트 읽어 주기’를 찾아요.', '‘한국어’ 목소리를 내려받아요.', last],
};

/** What to do on a device that describes itself so. */
export function voiceSteps(agent: string, touchPoints: number): VoiceSteps {
  return ways.find(({ fits }) => fits(agent, touchPoints))?.way ?? elsewhere;
}
