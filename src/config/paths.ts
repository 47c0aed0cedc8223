import { siteNames } from '../../contract/site.ts';
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

  login: definePath('/login', { ...open, ...built }),
  findId: definePath('/login/find-id', { ...open, ...built }),
  findReset: definePath('/login/find-reset', { ...open, ...built }),
  signUp: definePath('/login/sign-up', { ...open, ...built }),
  dormancy: definePath('/dormancy', { ...open, ...atInstitutions, ...built }),

  introHome: definePath('/intro', { ...open, ...atHome, ...built }),
  intro: definePath('/intro', { ...open, ...atEdu }),
  introProgram: definePath('/intro/program', { ...open, ...atEdu }),
  introStartup: definePath('/intro/startup', { ...open, ...atEdu }),
  introContents: definePath('/intro/contents', { ...open, ...atEdu }),
  introCases: definePath('/intro/cases', { ...open, ...atEdu }),
  introInstitute: definePath('/intro/institute', { ...open, ...atEdu }),
  introExperience: definePath('/intro/experience', { ...open, ...atEdu }),
  introArticles: definePath('/intro/articles', { ...open, ...atEdu }),
  introArticle: definePath('/intro/articles/:articleNo', { ...open, ...atEdu }),
  introInquiry: definePath('/intro/inquiry', { ...open, ...atEdu }),
  diff: definePath('/diff', { ...open, ...atHome }),
  policy: definePath('/policy', open),

  cs: definePath('/cs', { ...student, ...built }),
  notice: definePath('/notice', { ...open, ...built }),
  noticeView: definePath('/notice/view/:articleNo', { ...open, ...built }),
  faq: definePath('/faq', open),
  faqView: definePath('/faq/view/:articleNo', open),

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
  mypageTicket: definePath('/mypage/ticket', { ...student, ...atHome }),
  mypageTicketChange: definePath('/mypage/ticketchange', { ...student, ...atHome }),
  mypagePaymentChange: definePath('/mypage/paymentchange', { ...student, ...atHome }),
  mypageTicketTermination: definePath('/mypage/tickettermination', { ...student, ...atHome }),

  libraryBoard: definePath('/library/board', { ...student, ...built }),
  libraryCalendar: definePath('/library/calendar', { ...student, ...built }),
  libraryCart: definePath('/library/cart', { ...student, ...built }),

  communityLegend: definePath('/community/legend', student),
  communityAqua: definePath('/community/aqua', { ...student, ...built }),
  aquarium: definePath('/aquarium', { ...student, ...built }),

  diagnosis: definePath('/diagnosis', { ...student, ...atInstitutions }),
  diagnosisReport: definePath('/diagnosis/report/:diagnosisApplyNo', { ...student, ...atInstitutions }),
  diagnosisIntroSchool: definePath('/diagnosis/intro', { ...student, ...atSchool }),
  diagnosisTestSchool: definePath('/diagnosis/test', { ...student, ...atSchool }),
  diagnosisIntro: definePath('/diagnosis/intro', { ...student, ...atHome }),
  diagnosisTest: definePath('/diagnosis/test', { ...student, ...atHome }),
  diagnosisResult: definePath('/diagnosis/result/:accountReadingLevelResultNo', { ...student, ...atHome }),
  diagnosisList: definePath('/diagnosisList', { ...student, ...atHome }),

  bbtiIntro: definePath('/bbti/intro', { ...student, ...atHome }),
  bbtiTest: definePath('/bbti/test', { ...student, ...atHome }),
  bbtiResult: definePath('/bbti/result/:accountBookBTIResultNo', { ...student, ...atHome }),

  subscription: definePath('/subscription', { ...student, ...atHome }),
  subscriptionPayment: definePath('/subscription/payment', { ...student, ...atHome }),
  subscriptionSuccess: definePath('/subscription/success/:paymentOrderNo', { ...student, ...atHome }),
  subscriptionComplete: definePath('/subscription/complete', { ...student, ...atHome }),

  contest: definePath('/event/contest', student),
  contestDiagnosis: definePath('/event/diagnosis', student),
} as const;

export type PathKey = keyof typeof paths;
