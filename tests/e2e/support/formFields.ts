/**
 * What is written into a field: `text` any, `address` without blanks, which a browser takes out there, `short` two letters,
 * `hangul` syllables alone, `code` without Hangul, `digits` digits alone, `time` and `day` the parts of a clock time and of
 * a day, each with its own keys.
 */
export type WrittenKind = 'text' | 'address' | 'short' | 'hangul' | 'code' | 'digits' | 'time' | 'day';

export interface WrittenField {
  /** Accessible name. */
  label: string | RegExp;
  kind: WrittenKind;
}

const field =
  (kind: WrittenKind) =>
  (label: string | RegExp): WrittenField => ({ label, kind });
const text = field('text');
const address = field('address');
const short = field('short');
const hangul = field('hangul');
const code = field('code');
const digits = field('digits');
const time = field('time');
const day = field('day');

/**
 * Every text field of the product, by the source file that mounts it. `tests/architecture/formFields.test.ts` compares it
 * with the source, and each file is walked by `FieldWalk` in one of the specs.
 */
export const formFields = {
  'src/features/bell/BellEntry.tsx': [digits('방 번호')],
  'src/teacher/bell/ChooseBellBooks.tsx': [text('책 찾기')],
  'src/teacher/cards/CardHoursPanel.tsx': [time('부터'), time('까지')],
  'src/teacher/roster/LettersField.tsx': [code('아이디 앞 글자')],
  'src/teacher/roster/ProblemRow.tsx': [text('이름')],
  'src/features/sign-in/card/CardCodeForm.tsx': [code('카드 글자')],
  'src/teacher/classes/ClassPage.tsx': [text('반 이름')],
  'src/teacher/classes/ClassesPage.tsx': [text('반 이름')],
  'src/teacher/contest/FindContestBook.tsx': [text('책 찾기')],
  'src/teacher/contest/NewContestForm.tsx': [text('대회 이름'), text(/^상품/), day('시작하는 날')],
  'src/teacher/homework/ChangeHomework.tsx': [day('언제까지'), text('학생에게 하는 말')],
  'src/teacher/homework/ChooseBooks.tsx': [text('책 찾기')],
  'src/teacher/homework/HomeworkForm.tsx': [day('날짜'), text(/^학생에게 하는 말/)],
  'src/teacher/lesson/QuietHoursForm.tsx': [time('부터'), time('까지')],
  'src/teacher/lesson/ScreenPanel.tsx': [text('책 찾기')],
  'src/teacher/moderation/DecisionForm.tsx': [text('학생이 읽을 까닭')],
  'src/teacher/moderation/DoubtedLevel.tsx': [text('학생이 읽을 까닭')],
  'src/teacher/paper/ChooseMission.tsx': [text('책 찾기')],
  'src/teacher/paper/CodeField.tsx': [text('종이의 코드')],
  'src/teacher/paper/EntryForm.tsx': [text('답을 차례대로')],
  'src/teacher/own/KeyDialog.tsx': [code('비밀번호')],
  'src/teacher/own/OwnPage.tsx': [code('지금 비밀번호'), code('새 비밀번호')],
  'src/teacher/people/InviteDialog.tsx': [address('메일 주소')],
  'src/teacher/pupils/PupilsPage.tsx': [text('이름, 반, 아이디로 찾기')],
  'src/teacher/reports/ReportNote.tsx': [text(/가정에 드리는 한마디$/)],
  'src/teacher/texts/RemarkedText.tsx': [text(/에 한마디$/)],
  'src/teacher/texts/ReplyForm.tsx': [text('남길 말')],
  'src/teacher/sign-in/AuthenticatorForm.tsx': [code('여섯 자리 코드')],
  'src/teacher/sign-in/JoinByProvider.tsx': [text('이름')],
  'src/teacher/sign-in/JoinPage.tsx': [text('이름'), code('비밀번호')],
  'src/teacher/sign-in/SecondFactor.tsx': [code('확인 코드')],
  'src/teacher/sign-in/StaffSignInPage.tsx': [address('메일 주소'), code('비밀번호')],
  'src/components/contact-proof/CodeForm.tsx': [digits('확인 번호')],
  'src/components/layout/HeaderSearch.tsx': [text('책 찾기')],
  'src/features/aquarium/neighbours/FriendPanel.tsx': [text('친구 코드')],
  'src/features/aquarium/neighbours/MyVisitSettings.tsx': [text('새 별명')],
  'src/features/book/reviews/ReviewForm.tsx': [text(/^느낌/)],
  'src/features/contest/me/ReviewItem.tsx': [text('선생님께 하고 싶은 말')],
  'src/features/cs/FaqSearch.tsx': [text('무엇이 궁금한가요?')],
  'src/features/cs/faq/FaqList.tsx': [text('질문 찾기')],
  'src/features/find-account/FindForm.tsx': [text('이름'), address(/^가입할 때 적은/)],
  'src/features/find-account/ResetPassword.tsx': [code('새 비밀번호'), code('새 비밀번호 한 번 더')],
  'src/features/intro/inquiry/InquiryForm.tsx': [
    text('이름'),
    text('연락처'),
    address('이메일'),
    text('지역'),
    text('문의 내용'),
  ],
  'src/features/library/words/WordTools.tsx': [text('낱말이나 뜻 찾기')],
  'src/features/mission/item-report/ItemReportDialog.tsx': [text('하고 싶은 말 (쓰지 않아도 돼요)')],
  'src/features/mission/players/ThinkPlayer.tsx': [text(/./)],
  'src/features/mission/result/RewriteForm.tsx': [text(/./)],
  'src/features/my-page/info/AddressFields.tsx': [short('우편번호'), text('주소'), text('자세한 주소')],
  'src/features/my-page/info/InfoForm.tsx': [text('이름'), text('학교 이름'), address('이메일'), text('휴대전화')],
  'src/features/my-page/info/NewParentLink.tsx': [text('누구에게 보여 줄까요?')],
  'src/features/my-page/info/NewPasswordPanel.tsx': [code('새 비밀번호'), code('새 비밀번호 한 번 더')],
  'src/features/my-page/info/PasswordCheckForm.tsx': [code('비밀번호')],
  'src/features/my-page/points/PointView.tsx': [day('기간 시작하는 날'), day('기간 끝나는 날')],
  'src/features/my-page/withdrawal/LeaveForm.tsx': [code('비밀번호')],
  'src/features/note/beside/NotesPad.tsx': [text('떠오른 것을 적어 두세요')],
  'src/features/note/list/QuestionFields.tsx': [text('궁금한 것'), text('내가 찾은 답')],
  'src/features/note/list/ReadingNoteFields.tsx': [
    text('마음에 남은 문장'),
    digits('몇 쪽에 있나요?'),
    text('내 생각'),
  ],
  'src/features/note/map/MapLists.tsx': [text('새 카드'), text('어떤 사이인가요?')],
  'src/features/note/map/TextDialog.tsx': [text('카드에 쓸 말')],
  'src/features/note/reader/SentenceBar.tsx': [text('이 문장을 읽고 든 생각')],
  'src/features/note/report/ReportEditor.tsx': [text(/./)],
  'src/features/notice/NoticeList.tsx': [text('소식 찾기')],
  'src/features/parent-result/QuietHoursSection.tsx': [time('쉬기 시작'), time('다시 열기')],
  'src/features/search/DifficultyFilter.tsx': [short('난이도, 몇부터'), short('난이도, 몇까지')],
  'src/features/search/SearchBox.tsx': [text('찾을 말')],
  'src/features/sign-in/SignInForm.tsx': [text('아이디'), code('비밀번호')],
  'src/features/sign-in/challenge/ReminderPanel.tsx': [code('새 비밀번호'), code('새 비밀번호 한 번 더')],
  'src/features/sign-up/form/AccountFields.tsx': [text('아이디'), code('비밀번호'), code('비밀번호 한 번 더')],
  'src/features/sign-up/form/ContactFields.tsx': [address('이메일'), text('휴대전화 번호')],
  'src/features/sign-up/form/PersonFields.tsx': [text('이름'), digits('생일'), text('학교 이름 (선택)')],
  'src/features/sign-up/guardian/VerifyStep.tsx': [text('보호자 이름'), text('보호자 휴대전화 번호')],
  'src/features/sign-up/who/InstitutionSearch.tsx': [text('학원 이름')],
  'src/features/sign-up/who/JoinCodeSearch.tsx': [text('가입 코드')],
  'src/features/sign-up/who/WhoStep.tsx': [digits('생일')],
  'src/features/subscription/pay/PayerForm.tsx': [
    text('결제하시는 분의 이름'),
    text('휴대전화 번호'),
    address('영수증을 받으실 이메일'),
  ],
  'src/features/voyage/HatchStep.tsx': [short(/^이름/)],
  'game/scenes/aquarium/panels/NamePanel.tsx': [text('친구 이름')],
  'game/scenes/aquarium/panels/SearchField.tsx': [text('이름으로 찾기')],
  'game/scenes/crossword/WordField.ts': [hangul(/^낱말 쓰기$/)],
  'game/scenes/word-catch/WordWriter.ts': [hangul('글자로 써서 잡기')],
} as const satisfies Record<string, readonly WrittenField[]>;

export type FormFile = keyof typeof formFields;
