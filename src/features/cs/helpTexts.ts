import type { ArtIconName } from '../../components/art-icon/artIconUrl.ts';

/** Short help for what students ask most, shown on the customer-service page. */
export const helpTexts: readonly { art: ArtIconName; question: string; answer: string }[] = [
  {
    art: 'locked',
    question: '로그인이 안 돼요',
    answer:
      '한/영 키와 대문자 키를 먼저 확인해요. 여러 번 틀리면 잠시 쉬어야 다시 할 수 있어요. 그래도 안 되면 아이디를 만들어 준 학원이나 학교 선생님께 말해요.',
  },
  {
    art: 'memo',
    question: '쓰던 답이 사라지면 어떡해요?',
    answer:
      '답은 쓸 때마다 저장돼요. 인터넷이 끊기거나 로그인이 끝나도 이 기기에 남아 있다가, 다시 로그인하면 하던 곳부터 이어 할 수 있어요.',
  },
  {
    art: 'puzzle-piece',
    question: '점수는 어떻게 모아요?',
    answer:
      '책마다 낱말 퍼즐, 짝 맞추기, OX 퀴즈, 독서 퀴즈를 풀면 점수를 받아요. 네 가지를 모두 하고 평균이 60점을 넘으면 그 책을 인증해요. 틀린 것은 한 번 더 풀 수 있어요.',
  },
  {
    art: 'oyster',
    question: '조개는 어디에 써요?',
    answer: '미션을 풀 때 점수와 함께 조개를 받아요. 조개로는 수족관에서 먹이와 장난감, 가구를 살 수 있어요.',
  },
  {
    art: 'tropical-fish',
    question: '수족관 창이 안 열려요',
    answer:
      '브라우저가 새 창을 막았을 수 있어요. 그럴 때는 지금 보는 창에서 바로 열려요. 화면이 작은 기기에서도 같은 창에서 열려요.',
  },
];
