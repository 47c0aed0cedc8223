import { withJosa } from '../text/withJosa.ts';
import { type ArticleKey, articles, citeArticle, documentNames } from './citeArticle.ts';
import { type PackFacts, packDocumentCodes } from './PackFacts.ts';
import { unprintable } from './unprintable.ts';

/** What stands in the way of a pack, in words for who can do something about it. */
export interface PackGap {
  key: 'COMPANY' | 'OFFICER' | 'CONTACT' | 'HTTPS' | 'LETTERS' | 'DOCUMENT' | 'ARTICLE';
  text: string;
  /** Of the installation, where one is missing. */
  setting: string | null;
}

/** What is missing, or stands in the settings as it may not in a document that others decide by. Empty: nothing. */
export function packGaps(facts: PackFacts): PackGap[] {
  const { company, documents } = facts;
  const gaps: PackGap[] = [];
  const add = (key: PackGap['key'], text: string, setting: string | null = null) => gaps.push({ key, text, setting });
  if (company.name === null) add('COMPANY', '운영기관의 이름이 없어요.', 'COMPANY_NAME');
  if (company.privacyOfficer === null) add('OFFICER', '개인정보 보호책임자가 없어요.', 'PRIVACY_OFFICER');
  if (company.phone === null && company.mail === null)
    add('CONTACT', '연락할 전화나 메일 주소가 없어요.', 'CONTACT_PHONE, CONTACT_MAIL');
  // Transport is encrypted by the address people use, and one of the measures is that it is.
  if (!facts.trial && !facts.address.startsWith('https:'))
    add('HTTPS', '사이트의 주소가 https로 시작하지 않아요.', 'SITE_ORIGINS');
  for (const text of [facts.institution, company.name, company.privacyOfficer]) {
    const signs = unprintable(text ?? '');
    if (signs !== '')
      add('LETTERS', `‘${text}’에 PDF에 적을 수 없는 글자(${signs})가 있어요. 한글이나 영문으로 바꿔 주세요.`);
  }
  for (const code of packDocumentCodes) {
    if (documents.some((document) => document.code === code)) continue;
    add('DOCUMENT', `시행 중인 ‘${documentNames[code]}’ 문서가 없어요.`);
  }
  for (const key of Object.keys(articles) as ArticleKey[]) {
    const { code, about } = articles[key];
    if (!documents.some((document) => document.code === code) || citeArticle(documents, key) !== null) continue;
    add('ARTICLE', `‘${documentNames[code]}’에 ${withJosa(`‘${about}’`, '을/를')} 적은 항목이 없어요.`);
  }
  return gaps;
}
