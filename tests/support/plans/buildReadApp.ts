import { collectRoutes } from '../collectRoutes.ts';
import { buildContestApp } from '../contestStage.ts';

const origins = { edu: 'https://edu.sea.kr', school: 'https://school.sea.kr', home: 'https://home.sea.kr' };
const COMPANY = {
  company: { name: '(주)푸른바다', privacyOfficer: '김바다 이사' },
  contact: { mail: 'help@sea.kr', phone: '1588-1234' },
};

/** The installation of `openReadStage`, with every route of it. */
export async function buildReadApp() {
  const collected = collectRoutes({ every: true });
  const app = await buildContestApp({ webDir: '/nowhere', origins, ...COMPANY }, { payment: true, folders: ['site'] });
  return { app, routes: collected() };
}
