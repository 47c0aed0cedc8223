import { bookCategories } from '#domain/book/bookCategories.ts';
import { subCategories } from '#domain/book/subCategories.ts';
import { createRandom, type Random } from '#domain/random/createRandom.ts';
import { bookBadgeBits, type SearchableBook } from '#domain/search/BookIndex.ts';

const split = (words: string) => words.split(' ');
const ADJECTIVES = split(
  '작은 커다란 빨간 파란 외로운 용감한 신비한 잃어버린 마지막 첫 이상한 행복한 게으른 부지런한 조용한 시끄러운 반짝이는 잠자는 하늘을나는 사라진 숨은 오래된 새로운 따뜻한 차가운 슬픈 즐거운 못말리는 비밀의 우리 나의 할머니의 아빠의 엄마의 똑똑한 엉뚱한 느린 빠른 초록 하얀 검은 노란',
);
const NOUNS = split(
  '고래 거북이 토끼 호랑이 여우 두루미 고양이 강아지 펭귄 곰 늑대 사자 코끼리 다람쥐 개구리 나비 꿀벌 개미 바다 숲 마을 학교 도서관 우주 별 달 지구 화산 섬 등대 기차 자전거 로봇 마법사 공주 왕자 임금님 도깨비 요정 해적 탐정 발명가 화가 음악가 과학자 의사 선생님 친구 동생 할머니 아빠 보물 지도 열쇠 편지 그림자 거울 시계 모자 신발 우산 김치 떡볶이 축구 한글 태극기 독도 경복궁 흥부 놀부 심청 홍길동 이순신 세종대왕 장영실 안중근 유관순 공룡 미생물 원자 전기 자석 빛 소리 날씨 태풍 지진 바람 물 불 흙 씨앗 나무 꽃',
);
const ENDINGS = split(
  '이야기 모험 여행 비밀 일기 수수께끼 대소동 탐험 노래 편지 약속 선물 꿈 하루 사계절 백과 첫걸음 교실 실험실 박물관 나라 왕국 전설 신화 동화집 그림책 도감 길잡이 만들기 찾기 지키기 되기',
);
const PARTICLES = split('와 의 를찾아서 이사라졌다 에게 은왜그럴까 로간 에서온 과함께 을지켜라');
const FAMILY_NAMES = split('김 이 박 최 정 강 조 윤 장 임 한 오 서 신 권 황 안 송 류 홍');
const GIVEN = split('민 서 지 현 수 영 은 주 하 윤 태 경 준 우 진 아 연 원 호 성 재 정 희 선 미 나 라 빈 솔 별');
const FOREIGN = split(
  '안데르센 그림형제 이솝 쥘베른 디킨스 톨스토이 마크트웨인 생텍쥐페리 오스카와일드 로버트스티븐슨 에디스네스빗 루이자올컷',
);
const PUBLISHERS = split(
  '책바다 물결출판사 푸른숲 한빛아이 별마당 도토리책방 느티나무 초록우산 웅진바다 해오름 새벽별 모래알',
);
const LABELS = split('추천 수상작 교과서수록 그림많은책 짧은책 우정 가족 용기 모험 환경 역사 과학 감동 재미');
const SUMMARY = split(
  '어느 날 아침 눈을 뜬 주인공은 이상한 소리를 듣고 창밖을 내다보았어요 그곳에는 처음 보는 친구가 기다리고 있었지요 둘은 함께 길을 떠나 깊은 산과 넓은 들을 지나며 여러 어려움을 이겨 내요 서로 다른 마음을 알아 가는 동안 조금씩 자라나고 마침내 가장 소중한 것이 무엇인지 깨닫게 돼요 옛날 옛적 마을에 살던 사람들은 큰 가뭄이 들자 지혜를 모았어요 책을 읽으며 원리를 차근차근 살펴보고 그림과 사진으로 쉽게 이해할 수 있어요 직접 해 보는 실험과 만들기도 담겨 있지요 약속을 지키려는 아이의 용기가 모두를 움직여요 바닷속 깊은 곳에서 시작된 모험이 펼쳐져요',
);

/** A made-up catalogue in the manner of a Korean children's library; the same seed gives the same books. */
export function makeCatalogue(size: number, seed = 20261121): SearchableBook[] {
  const random = createRandom(seed);
  return Array.from({ length: size }, (_, at) => makeBook(at, random));
}

function makeBook(at: number, random: Random): SearchableBook {
  const pick = <T>(some: readonly T[]) => some[Math.floor(random() * some.length)] as T;
  const category = pick(bookCategories);
  return {
    bookNo: 1_000_000 + at,
    title: makeTitle(at, random, pick),
    author: random() < 0.8 ? pick(FAMILY_NAMES) + pick(GIVEN) + pick(GIVEN) : pick(FOREIGN),
    publisher: pick(PUBLISHERS),
    category,
    subCategory: pick(subCategories[category]),
    labels: random() < 0.4 ? [pick(LABELS)] : [],
    summary: Array.from({ length: 18 + Math.floor(random() * 14) }, () =>
      random() < 0.75 ? pick(SUMMARY) : pick(NOUNS) + pick(PARTICLES),
    ).join(' '),
    raq: Math.floor(random() * 1500),
    addedAt: 1_700_000_000_000 + Math.floor(random() * 1e10),
    badges: (random() < 0.3 ? bookBadgeBits.EBOOK : 0) | (random() < 0.1 ? bookBadgeBits.AUDIO : 0),
  };
}

function makeTitle(at: number, random: Random, pick: <T>(some: readonly T[]) => T): string {
  const kind = random();
  // Volumes and numbers keep titles apart where the words run out, as in a real library.
  const volume = random() < 0.35 ? ` ${1 + Math.floor(random() * 40)}` : '';
  if (kind < 0.3) return `${pick(ADJECTIVES)} ${pick(NOUNS)}의 ${pick(ENDINGS)}${volume}`;
  if (kind < 0.5) return `${pick(NOUNS)}와 ${pick(ADJECTIVES)} ${pick(NOUNS)}${volume}`;
  if (kind < 0.7) return `${pick(NOUNS)}${pick(PARTICLES)} ${pick(NOUNS)} ${pick(ENDINGS)}${volume}`;
  if (kind < 0.85) return `${pick(ADJECTIVES)} ${pick(ADJECTIVES)} ${pick(NOUNS)}${volume}`;
  return `${pick(NOUNS)} ${pick(ENDINGS)} ${at % 997}`;
}
