import type { NameColumn } from '../table/findTable.ts';

/** What a roster contains about a student, with the heading that reports use. */
export const rosterHeadings = {
  name: '이름',
  birthday: '생년월일',
  schoolGrade: '학년',
  className: '반',
  classNumber: '번호',
  studentNo: '학번',
  accountId: '아이디',
  gender: '성별',
  email: '이메일',
  mobileNo: '휴대전화',
  protectorMobileNo: '보호자 휴대전화',
  schoolName: '학교',
  guardianConsent: '보호자 동의',
  externalId: '외부 번호',
  classGrade: '반의 학년',
  classYear: '반의 학년도',
} as const;

export type RosterColumn = keyof typeof rosterHeadings;

/** Columns that only files of other systems have; no spreadsheet is asked for them. */
export const systemColumns: readonly RosterColumn[] = ['externalId', 'classGrade', 'classYear'];

const STUDENT = ['', '학생', '원생', '아동', '자녀', '회원', '유아', '본인', '수강생', '재원생', '신청자'];
const GUARDIAN =
  '보호자,학부모,부모,부모님,모,부,어머니,아버지,엄마,아빠,모친,부친,법정대리인,학부형,주보호자,보호자1,학부모1,가족'.split(
    ',',
  );
const PHONE =
  '휴대전화,휴대전화번호,휴대폰,휴대폰번호,핸드폰,핸드폰번호,연락처,전화,전화번호,hp,폰,폰번호,휴대번호,모바일,비상연락처,비상연락망,연락번호,tel,phone,mobile,cp'.split(
    ',',
  );
const NAME = '이름,성명,명,성함,한글이름,한글성명,이름한글,성명한글'.split(',');
const CONSENT =
  '동의,동의여부,동의서,동의확인,동의유무,동의서제출,동의서제출여부,동의서여부,서면동의,서면동의여부,가입동의,가입동의여부'.split(
    ',',
  );
const PERSONAL_DATA =
  '개인정보동의,개인정보수집동의,개인정보수집이용동의,개인정보수집및이용동의,개인정보활용동의,개인정보이용동의,개인정보처리동의,개인정보동의서,개인정보활용동의서,개인정보수집이용동의서'.split(
    ',',
  );

const pairs = (people: readonly string[], things: readonly string[]) =>
  people.flatMap((one) => things.flatMap((thing) => [`${one}${thing}`, `${thing}${one}`]));
const words = (text: string) => text.split(',');

/** Plain headings (`plainHeading`) by what they mean; null: known to be something else. */
const meanings = new Map<string, RosterColumn | null>();
const mean = (column: RosterColumn | null, headings: readonly string[]) => {
  for (const heading of headings) if (!meanings.has(heading)) meanings.set(heading, column);
};

// First what would be taken for a column once its brackets are gone.
mean(null, [
  ...words('영문이름,영문성명,이름영문,성명영문,영어이름,이름영어,영문명,한자이름,성명한자,이름한자,닉네임,별명'),
  ...pairs(
    [...GUARDIAN, '담임', '교사', '선생님', '담당', '담당자'],
    NAME.filter((word) => word !== '명'),
  ),
  ...words('담임명,교사명,보호자명,학부모명,모명,부명,학교전화,학교전화번호,학교연락처,기관연락처'),
  ...words('전화,전화번호,연락처,비상연락처,비상연락망,연락번호,tel,phone'),
  ...words('주민등록번호,주민번호,외국인등록번호'),
  ...words('no,연번,순번,순서,일련번호'),
]);
mean('name', [...pairs(STUDENT, NAME).filter((heading) => heading !== '명'), 'name', 'studentname', 'fullname']);
mean('birthday', [
  ...words('생년월일,생일,출생일,출생일자,출생년월일,양력생일,생년월일양력,생년월일8자리,생년월일6자리,학생생년월일'),
  ...words('주민번호앞자리,주민등록번호앞자리,주민번호앞6자리,주민등록번호앞6자리'),
  ...words('birthday,birthdate,dateofbirth,dob'),
]);
mean('schoolGrade', words('학년,현재학년,현학년,재학학년,학생학년,grade,학년반,학년학급,학년및반'));
mean('className', words('반,학급,반이름,반명,학급명,클래스,수강반,소속반,반편성,class,classname'));
mean('classNumber', words('번호,번,출석번호,출석부번호,반번호,number'));
mean('studentNo', words('학번,학생번호,studentno,studentnumber'));
mean('accountId', [
  ...pairs(['', '학생', '책바다', '로그인', '사용자', '회원', '계정'], ['아이디', 'id']),
  ...words('계정,userid,loginid'),
]);
mean('gender', words('성별,남녀,남여,학생성별,gender,sex'));
mean('email', [...pairs(STUDENT, ['이메일', '이메일주소', '전자우편', '메일', '메일주소']), 'email', 'mail']);
mean('schoolName', words('학교,학교명,학교이름,재학학교,소속학교,재학교,school,schoolname'));
mean('protectorMobileNo', [...pairs(GUARDIAN, PHONE), 'guardianmobile', 'guardianphone', 'parentphone']);
mean('mobileNo', [
  ...pairs(STUDENT, PHONE).filter((heading) => !meanings.has(heading)),
  ...words('휴대전화,휴대폰,핸드폰,hp,mobile'),
]);
mean('guardianConsent', [
  ...pairs(['', ...GUARDIAN], [...CONSENT, ...PERSONAL_DATA]),
  ...words('guardianconsent,consent'),
]);

mean('externalId', ['외부번호']);
mean('classGrade', ['반의학년']);
mean('classYear', ['반의학년도']);

/** Why a heading that looks like a column is not read, by its plain form. */
const hints: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    words('전화,전화번호,연락처,비상연락처,비상연락망,연락번호').map((heading) => [
      heading,
      '누구의 번호인지 알 수 없어요. ‘보호자 휴대전화’나 ‘학생 휴대전화’로 고쳐 주세요',
    ]),
  ),
  주민등록번호: '주민등록번호는 받지 않아요. 파일에서 지워 주세요',
  주민번호: '주민등록번호는 받지 않아요. 파일에서 지워 주세요',
};

/** Numbers of rows, which are not about a student. */
const RUNNING = new Set(words('no,연번,순번,순서,일련번호'));

/** What a heading of a roster means, however it is dressed. */
export const nameRosterColumn: NameColumn<RosterColumn> = (heading) => meanings.get(heading);

/** Whether an overlooked heading is only a running number. @param heading plain */
export const isRunningNumber = (heading: string) => RUNNING.has(heading);

/** Why a heading is not read, where there is a better reason than that it is not known. @param heading plain */
export const hintOf = (heading: string): string | undefined => hints[heading];

/** Every plain heading that means a column, for tests and help. */
export const knownRosterHeadings = (): ReadonlyMap<string, RosterColumn | null> => meanings;
