type Name = readonly [pattern: RegExp, name: string];

const devices: readonly Name[] = [
  [/iPad/, '아이패드'],
  [/iPhone|iPod/, '아이폰'],
  [/Android(?!.*Mobile)/, '안드로이드 태블릿'],
  [/Android/, '안드로이드 휴대전화'],
  [/CrOS/, '크롬북'],
  [/Windows/, '윈도우'],
  [/Macintosh/, '맥'],
  [/Linux|X11/, '리눅스'],
];

/** Most browsers name others as well, so the particular ones come first. */
const browsers: readonly Name[] = [
  [/Whale\//, '웨일'],
  [/SamsungBrowser\//, '삼성 인터넷'],
  [/KAKAOTALK/, '카카오톡'],
  [/NAVER\(/, '네이버'],
  [/Edg(?:e|A|iOS)?\//, '엣지'],
  [/OPR\//, '오페라'],
  [/Firefox\/|FxiOS\//, '파이어폭스'],
  [/Chrome\/|CriOS\//, '크롬'],
  [/Safari\//, '사파리'],
];

/** What a person recognises a device by, such as '안드로이드 태블릿 · 크롬'. Nothing else of the user agent is kept. */
export function describeDevice(userAgent: string | undefined): string {
  const text = userAgent?.slice(0, 500) ?? '';
  const named = [devices, browsers].flatMap((names) => names.find(([pattern]) => pattern.test(text))?.[1] ?? []);
  return named.length === 0 ? '알 수 없는 기기' : named.join(' · ');
}
