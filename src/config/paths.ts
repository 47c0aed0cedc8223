import { siteNames } from '#contract/site.ts';
import { definePath } from './definePath.ts';

const everywhere = siteNames;
const institutions = ['edu', 'school'] as const;

const open = { sites: everywhere, access: 'open', built: false } as const;
const student = { sites: everywhere, access: 'signed-in', built: false } as const;
const built = { built: true } as const;
const atHome = { sites: ['home'] } as const;
const atEdu = { sites: ['edu'] } as const;
const atSchool = { sites: ['school'] } as const;
const atInstitutions = { sites: institutions } as const;

/** Every route of the three sites. What a site does not have is simply not in its table. */
export const paths = {
  root: definePath('/', { ...student, ...built }),
  main: definePath('/main', { ...student, ...built }),
  voyage: definePath('/voyage', { ...student, ...built }),

  login: definePath('/login', { ...open, ...built }),
  findId: definePath('/login/find-id', { ...open, ...built }),
  findReset: definePath('/login/find-reset', { ...open, ...built }),
  /** Where the QR of a login card leads. */
  cardLogin: definePath('/login/card', { ...open, ...atInstitutions, ...built }),
  signUp: definePath('/login/sign-up', { ...open, ...built }),
  dormancy: definePath('/dormancy', { ...open, ...atInstitutions, ...built }),

  introHome: definePath('/intro', { ...open, ...atHome, ...built }),
  intro: definePath('/intro', { ...open, ...atEdu, ...built }),
  introProgram: definePath('/intro/program', { ...open, ...atEdu, ...built }),
  introStartup: definePath('/intro/startup', { ...open, ...atEdu, ...built }),
  introContents: definePath('/intro/contents', { ...open, ...atEdu, ...built }),
  introCases: definePath('/intro/cases', { ...open, ...atEdu, ...built }),
  introInstitute: definePath('/intro/institute', { ...open, ...atEdu, ...built }),
  introExperience: definePath('/intro/experience', { ...open, ...atEdu, ...built }),
  introArticles: definePath('/intro/articles', { ...open, ...atEdu, ...built }),
  introArticle: definePath('/intro/articles/:articleNo', { ...open, ...atEdu, ...built }),
  introInquiry: definePath('/intro/inquiry', { ...open, ...atEdu, ...built }),
  diff: definePath('/diff', { ...open, ...atHome, ...built }),
  policy: definePath('/policy', { ...open, ...built }),

  cs: definePath('/cs', { ...student, ...built }),
  notice: definePath('/notice', { ...open, ...built }),
  noticeView: definePath('/notice/view/:articleNo', { ...open, ...built }),
  faq: definePath('/faq', { ...open, ...built }),
  faqView: definePath('/faq/view/:articleNo', { ...open, ...built }),

  recommend: definePath('/recommend', { ...student, ...built }),
  recommendMyList: definePath('/recommend/mylist', { ...student, ...built }),
  search: definePath('/search', { ...student, ...built }),
  bookView: definePath('/book/view/:bookNo', { ...student, ...built }),
  bookRead: definePath('/book/read/:bookNo', { ...student, ...built }),
  bookMission: definePath('/book/mission/:bookNo', { ...student, ...built }),
  bookMissionResult: definePath('/book/mission/result/:bookNo', { ...student, ...built }),
  parentResult: definePath('/book/mission/resultToParent/:bookNo/:accountNo', { ...open, ...built }),
  parentResultOfHome: definePath('/home/book/mission/resultToParent/:param1/:param2', { ...open, ...atInstitutions }),
  bookNote: definePath('/book/note/:bookNo', { ...student, ...built }),
  noteMatchingMap: definePath('/book/note/matchingMap/:bookNo', { ...student, ...built }),
  noteReport: definePath('/book/note/report/:bookNo', { ...student, ...built }),
  noteResults: definePath('/book/note/results/:bookNo', { ...student, ...built }),
  noteQa: definePath('/book/note/qa/:bookNo', { ...student, ...built }),

  mypageMain: definePath('/mypage/main', { ...student, ...built }),
  mypageInfo: definePath('/mypage/info', { ...student, ...built }),
  mypageWithdrawal: definePath('/mypage/withdrawal/:accountId', { ...student, ...built }),
  mypagePoint: definePath('/mypage/point', { ...student, ...built }),
  mypageRecord: definePath('/mypage/record', { ...student, ...built }),
  /** The last page of an account that was left; nobody is logged in there. */
  farewell: definePath('/farewell', { ...open, ...built }),
  mypageTicket: definePath('/mypage/ticket', { ...student, ...atHome, ...built }),
  mypageTicketChange: definePath('/mypage/ticketchange', { ...student, ...atHome, ...built }),
  mypagePaymentChange: definePath('/mypage/paymentchange', { ...student, ...atHome, ...built }),
  mypageTicketTermination: definePath('/mypage/tickettermination', { ...student, ...atHome, ...built }),

  libraryBoard: definePath('/library/board', { ...student, ...built }),
  libraryCalendar: definePath('/library/calendar', { ...student, ...built }),
  libraryCart: definePath('/library/cart', { ...student, ...built }),
  libraryWords: definePath('/library/words', { ...student, ...built }),

  communityLegend: definePath('/community/legend', { ...student, ...built }),
  communityAqua: definePath('/community/aqua', { ...student, ...built }),
  aquarium: definePath('/aquarium', { ...student, ...built }),

  bell: definePath('/bell', { ...student, ...atInstitutions, ...built }),

  diagnosis: definePath('/diagnosis', { ...student, ...atInstitutions, ...built }),
  diagnosisReport: definePath('/diagnosis/report/:diagnosisApplyNo', { ...student, ...atInstitutions, ...built }),
  diagnosisIntroSchool: definePath('/diagnosis/intro', { ...student, ...atSchool, ...built }),
  diagnosisTestSchool: definePath('/diagnosis/test', { ...student, ...atSchool, ...built }),
  diagnosisIntro: definePath('/diagnosis/intro', { ...student, ...atHome, ...built }),
  diagnosisTest: definePath('/diagnosis/test', { ...student, ...atHome, ...built }),
  diagnosisResult: definePath('/diagnosis/result/:accountReadingLevelResultNo', { ...student, ...atHome, ...built }),
  diagnosisList: definePath('/diagnosisList', { ...student, ...atHome, ...built }),

  /** The newest result for whoever holds a parent link; its key is the only thing that opens it. */
  parentDiagnosis: definePath('/diagnosis/parent/:shareKey', { ...open, ...built }),

  /** The report of a month, made by a teacher, for whoever holds the link to it. */
  parentMonthlyReport: definePath('/monthly-report/parent/:shareKey', { ...open, ...atInstitutions, ...built }),

  bbtiIntro: definePath('/bbti/intro', { ...student, ...atHome, ...built }),
  bbtiTest: definePath('/bbti/test', { ...student, ...atHome, ...built }),
  bbtiResult: definePath('/bbti/result/:accountBookBTIResultNo', { ...student, ...atHome, ...built }),

  subscription: definePath('/subscription', { ...student, ...atHome, ...built }),
  subscriptionPayment: definePath('/subscription/payment', { ...student, ...atHome, ...built }),
  subscriptionSuccess: definePath('/subscription/success/:paymentOrderNo', { ...student, ...atHome, ...built }),
  subscriptionComplete: definePath('/subscription/complete', { ...student, ...atHome, ...built }),

  contest: definePath('/event/contest', { ...student, ...built }),
  contestDiagnosis: definePath('/event/diagnosis', { ...student, ...built }),
  contestCertificate: definePath('/event/contest/certificate', { ...student, ...built }),
  /** Whoever holds the paper may ask whether it is one. */
  contestCertificateCheck: definePath('/event/contest/certificates/:certificateNo', { ...open, ...built }),
} as const;

export type PathKey = keyof typeof paths;
