import type { SiteName } from '#contract/site.ts';

/** The password of every demo account; it is shown on the login page wherever demo accounts exist. */
const PASSWORD = 'Bada!2026';

export interface DemoAccount {
  accountId: string;
  password: string;
  name: string;
  institution: string | null;
}

export const demoAccounts: Readonly<Record<SiteName, DemoAccount>> = {
  edu: { accountId: 'badaedu', password: PASSWORD, name: '김바다', institution: '푸른바다 독서학원' },
  school: { accountId: 'badaschool', password: PASSWORD, name: '이파랑', institution: '책바다초등학교' },
  home: { accountId: 'badahome', password: PASSWORD, name: '박물결', institution: null },
};
