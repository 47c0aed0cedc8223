import { accountApi } from '../../contract/endpoints/account.ts';
import { bookApi } from '../../contract/endpoints/book.ts';
import { contestApi } from '../../contract/endpoints/contest.ts';
import type { EndpointRoute } from '../../contract/endpoints/Endpoint.ts';
import { mainApi } from '../../contract/endpoints/main.ts';
import { missionApi } from '../../contract/endpoints/mission.ts';
import { myPageApi } from '../../contract/endpoints/myPage.ts';
import { popupApi } from '../../contract/endpoints/popup.ts';
import { subscriptionApi } from '../../contract/endpoints/subscription.ts';
import type { PathKey } from '../../src/config/paths.ts';

interface StudentPageSource {
  /** File in src/app/routes. */
  page: string;
  /** File in src/app of what stands around it. */
  frame: 'ShellFrame' | 'GameFrame' | null;
  /** What the page asks for as soon as it stands, in every case and without a query; more would hold up its files. */
  calls: readonly EndpointRoute[];
}

const main: StudentPageSource = {
  page: 'MainPage',
  frame: 'ShellFrame',
  calls: [accountApi.read, mainApi.read, popupApi.list, contestApi.readStatus],
};

/** Pages behind the login that are opened by their address: from a bookmark, a link of a mail, after a reload. */
export const studentPages: Partial<Record<PathKey, StudentPageSource>> = {
  root: main,
  main,
  search: { page: 'SearchPage', frame: 'ShellFrame', calls: [accountApi.read, bookApi.search] },
  bookView: { page: 'BookViewPage', frame: 'ShellFrame', calls: [accountApi.read, bookApi.read] },
  bookRead: { page: 'BookReadPage', frame: null, calls: [accountApi.read, bookApi.readPages] },
  bookMission: { page: 'BookMissionPage', frame: 'GameFrame', calls: [accountApi.read, missionApi.readBoard] },
  bookMissionResult: {
    page: 'BookMissionResultPage',
    frame: 'ShellFrame',
    calls: [accountApi.read, missionApi.readResults],
  },
  // A book that was just moved stands where it was until the move has arrived: the board is asked for by the page.
  libraryBoard: { page: 'LibraryBoardPage', frame: 'ShellFrame', calls: [accountApi.read] },
  mypageMain: { page: 'MyPageMainPage', frame: 'ShellFrame', calls: [accountApi.read, myPageApi.read] },
  aquarium: { page: 'AquariumPage', frame: 'GameFrame', calls: [accountApi.read] },
  contest: {
    page: 'ContestPage',
    frame: 'ShellFrame',
    calls: [accountApi.read, contestApi.readStatus, contestApi.list],
  },
  subscription: {
    page: 'SubscriptionPage',
    frame: 'ShellFrame',
    calls: [accountApi.read, subscriptionApi.listProducts, subscriptionApi.read],
  },
};
