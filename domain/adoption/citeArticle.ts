import type { DocumentFact, PackDocumentCode } from './PackFacts.ts';

interface Article {
  code: PackDocumentCode;
  /** In words, for who has to add it. */
  about: string;
  /** Fits its heading; the first pattern that fits any heading counts. */
  headings: readonly RegExp[];
}

/** What a pack refers to in the documents in force, whatever number the article has there. */
export const articles = {
  REQUIRED: { code: 'PERSONAL', about: '꼭 필요한 정보', headings: [/꼭 필요한/, /필수/, /항목/] },
  OPTIONAL: { code: 'PERSONAL', about: '적지 않아도 되는 정보', headings: [/적지 않아도/, /선택/] },
  ITEMS: { code: 'PERSONAL', about: '항목과 목적', headings: [/항목과 목적/, /목적/, /항목/] },
  KEPT: { code: 'PERSONAL', about: '보유 기간', headings: [/보유 기간$/, /보유/] },
  REFUSAL: { code: 'PERSONAL', about: '동의하지 않을 권리', headings: [/동의하지 않을/] },
  CHILD: { code: 'PERSONAL', about: '만 14세 미만 회원', headings: [/14세/] },
  PARTNERS: { code: 'PERSONAL', about: '다른 곳에 주거나 맡기는 일', headings: [/맡기/, /위탁/, /제공/] },
  ERASING: { code: 'PERSONAL', about: '지우는 방법', headings: [/지우는/, /파기/] },
  RIGHTS: {
    code: 'PERSONAL',
    about: '회원과 법정대리인의 권리',
    headings: [/대리인의 권리/, /정보주체의 권리/, /열람/],
  },
  SAFETY: { code: 'PERSONAL', about: '안전을 위한 조치', headings: [/안전/] },
  OFFICER: { code: 'PERSONAL', about: '책임자와 연락처', headings: [/책임자/] },
  GUARDIAN_ITEMS: { code: 'GUARDIAN', about: '법정대리인에 관해 수집하는 정보', headings: [/법정대리인에 관해/] },
  GUARDIAN_RIGHTS: { code: 'GUARDIAN', about: '동의한 뒤의 권리', headings: [/동의한 뒤/, /권리$/] },
  JOINING: { code: 'SERVICE', about: '가입', headings: [/가입/] },
  OPERATION: { code: 'SERVICE', about: '서비스', headings: [/\(서비스\)/, /서비스의 제공/, /서비스/] },
  LEAVING: { code: 'SERVICE', about: '휴면과 탈퇴', headings: [/탈퇴/] },
} as const satisfies Record<string, Article>;
export type ArticleKey = keyof typeof articles;

/** Short names of the documents. */
export const documentNames: Readonly<Record<PackDocumentCode, string>> = {
  PERSONAL: '개인정보 처리방침',
  GUARDIAN: '법정대리인 동의',
  SERVICE: '이용약관',
};

/** Where it stands in the documents in force, such as `개인정보 처리방침 2판 ‘7. 회원과 법정대리인의 권리’`; null if nowhere. */
export function citeArticle(documents: readonly DocumentFact[], key: ArticleKey): string | null {
  const article: Article = articles[key];
  const document = documents.find(({ code }) => code === article.code);
  if (document === undefined) return null;
  for (const pattern of article.headings) {
    const heading = document.headings.find((each) => pattern.test(each));
    if (heading !== undefined) return `${documentNames[article.code]} ${document.version}판 ‘${heading}’`;
  }
  return null;
}
