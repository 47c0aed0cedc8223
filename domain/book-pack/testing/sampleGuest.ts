import type { GuestTexts } from '../GuestTexts.ts';

/** A made-up guest that keeps every rule; a test breaks one thing in a copy of it. */
export function sampleGuest(): GuestTexts {
  return {
    name: '초롱이',
    icon: 'red-paper-lantern',
    thing: true,
    greeting: '안녕? 책장이 살랑거리는 소리를 듣고 놀러 왔어!',
    petReply: '반가워요! 우리 바다에서 푹 쉬다 가요.',
    question: '캄캄한 길을 걷게 된다면, 너라면 어떻게 할 거야?',
    answers: ['노래를 부를래요', '손을 꼭 잡을래요', '천천히 갈래요'],
    answerEchoes: [
      '노래를 부르겠다던 말이 좋았어요.',
      '손을 잡겠다던 말이 좋았어요.',
      '천천히 가겠다던 말이 좋았어요.',
    ],
    farewell: '네 이야기를 들어서 참 좋았어. 이건 내 선물이야!',
    memento: { name: '작은 불씨', icon: 'sparkles', line: '어두운 곳에서 은은하게 반짝여요.' },
    treat: 'cookie',
    treatClue: '길을 떠나기 전에 무엇을 챙겼을까요?',
    lines: [
      '오늘 물빛이 꼭 그 책 같아요.',
      '첫 장면을 다시 떠올려 봤어요.',
      '그다음 날은 어떻게 되었을지 궁금해요.',
      '그 목소리는 어떤 소리였을까요?',
      '저도 그 길을 헤엄쳐 보고 싶어요.',
      '책을 덮고 나니 마음이 따뜻해요.',
    ],
  };
}
