/** An institution that nobody goes to, for visitors who look around as a teacher. */
export const demoClassroom = {
  institutions: { edu: '물결 독서학원', school: '물결초등학교' },
  staff: { email: 'demo-teacher@chaekbada.example', name: '한물결' },
  classes: [
    { grade: 'ELEMENTARY_3', birthday: '20170415', raq: 520, names: { edu: '파도', school: '1' } },
    { grade: 'ELEMENTARY_5', birthday: '20150415', raq: 680, names: { edu: '등대', school: '2' } },
  ],
  /** Fifteen of each class. */
  pupils: [
    [
      '강은우',
      '고나린',
      '구하준',
      '남지율',
      '노다온',
      '류시현',
      '문가온',
      '박서아',
      '배도경',
      '서이안',
      '송하람',
      '안유나',
      '오지호',
      '윤세라',
      '정한결',
    ],
    [
      '권태린',
      '김라온',
      '나은채',
      '도윤재',
      '마루하',
      '민서준',
      '변하늘',
      '신아름',
      '엄찬희',
      '우리나',
      '이도담',
      '임보름',
      '조은결',
      '최새벽',
      '홍다솜',
    ],
  ],
  waiting: '차마루',
  /** Days back that the pupils have been reading. */
  days: 90,
  /** Books that the keenest one has read in that time. */
  mostBooks: 12,
  homework: { note: '마음에 남은 장면을 하나 골라 독후감에 써 보세요.', dueDays: 3 },
} as const;
