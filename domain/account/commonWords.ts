import { typedKeys } from './guessing/typedKeys.ts';

/** Words that lists of stolen passwords begin with, in any country. */
const ENGLISH = `admin angel apple apples asdf baby banana baseball basketball batman blink buster butterfly charlie cheese
  chelsea chocolate computer cookie daniel diamond donald donkey dragon family flower football forever freedom friend friends
  game games ginger guest happy hello hockey hunter ilove iloveu iloveyou internet jennifer jessica jordan killer king letmein liverpool
  login love lovely loveme lucky master matrix michael mickey minecraft monkey mother music mypass naruto ninja orange pass
  passwd password peanut pepper pokemon prince princess purple qazwsx queen rainbow roblox root school secret shadow silver
  snoopy soccer spiderman spring star starwars student summer sunshine superman superstar taylor teacher tennis test thomas
  tigger tiger trustno user victory welcome whatever winter autumn zaqxsw`;

/** Words of Korean lists, as they sound in Latin letters. */
const ROMANISED = `korea seoul busan hanguk corea daehan sarang saranghae saranghaeyo annyeong anyoung chingu eomma umma appa
  hakgyo haksaeng gongbu naver kakao samsung google youtube bangtan blackpink`;

/** Words of Korean lists, typed with the keyboard set to English: 사랑해 is `tkfkdgo`. */
const TYPED = `사랑 사랑해 사랑해요 안녕 안녕하세요 대한민국 한국 서울 부산 비밀번호 비번 아이디 최고 친구 엄마 아빠 가족
  학교 학생 선생님 공부 행복 바다 책바다 독서 책 물고기 수족관 하하하 호호 몰라 바보 천사 공주 왕자 강아지 고양이 토끼
  짱 미안해 고마워 감사합니다 축구 게임 여름 겨울 화이팅 파이팅`;

/** Our own name and what the product is about: the first idea of somebody who signs up here. */
const PRODUCT = `chaekbada chekbada bada badaedu haebada sea ocean aquarium suzokgwan fish whale turtle octopus shell coral
  reading reader read book books library dokseo mission puzzle quiz contest academy demo`;

const wordsOf = (text: string) => text.split(/\s+/);

/** Words that make no password stronger, in small letters as they are typed. */
export const commonWords: readonly string[] = [
  ...new Set(
    [
      ...wordsOf(ENGLISH),
      ...wordsOf(ROMANISED),
      ...wordsOf(TYPED).map((word) => typedKeys(word)),
      ...wordsOf(PRODUCT),
    ].filter((word) => word.length >= 3),
  ),
];
