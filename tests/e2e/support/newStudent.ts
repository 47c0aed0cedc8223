import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import type { AccountInfo } from '#contract/account.ts';
import type { SignedInData } from '#contract/auth.ts';
import type { MissionAttempt } from '#contract/mission.ts';
import type { AquariumProfile, Neighbours } from '#contract/neighbour.ts';
import type { SignUpDone, StartedSignUp } from '#contract/signUp.ts';
import { tokenHeaderBySite } from '#contract/site.ts';
import type { StoredSession } from '#src/lib/session/StoredSession.ts';
import { originOf } from './productAddress.ts';
import { putLogin } from './putLogin.ts';

const SITE = 'home';
export const NEW_PASSWORD = 'wave+less42';

/**
 * A student of one test alone, who may change, sign out everywhere and leave. Joins the home site through the API, and
 * has put the first voyage away unless it is the journey itself.
 */
export class NewStudent {
  readonly accountId: string;
  private readonly request: APIRequestContext;
  private token = '';

  private constructor(request: APIRequestContext, accountId: string) {
    this.request = request;
    this.accountId = accountId;
  }

  static async join(
    request: APIRequestContext,
    accountId: string,
    schoolGrade = 'MIDDLE_2',
    { voyage = false } = {},
  ): Promise<NewStudent> {
    const student = new NewStudent(request, accountId);
    const path = '/api/account/sign-ups';
    const { signUpToken, documents } = await student.post<StartedSignUp>(path, { kind: 'SELF' });
    const agreements = documents.map(({ code, version, required }) => ({ code, version, agreed: required }));
    const birthday = '20100301';
    await student.post(`${path}/terms`, { signUpToken, agreements });
    await student.post(`${path}/who`, { signUpToken, birthday });
    const done = await student.post<SignUpDone>(`${path}/form`, {
      signUpToken,
      accountId,
      password: NEW_PASSWORD,
      passwordConfirmation: NEW_PASSWORD,
      name: '한물결',
      birthday,
      gender: null,
      email: `${accountId}@sea.kr`,
      mobileNo: `010${String(Date.now()).slice(-8)}`,
      schoolName: null,
      schoolGrade,
    });
    student.token = done.signIn?.token ?? '';
    if (!voyage) await student.post('/api/voyage/steps/me', { step: 'SKIP' });
    return student;
  }

  /** Hands a mission in without an answer: enough for a result. */
  async handInOx(bookNo: number): Promise<void> {
    const attempt = await this.post<MissionAttempt>('/api/mission/attempts', { bookNo, readingMissionType: 'OX' });
    await this.post(`/api/mission/attempts/${attempt.attemptNo}/submissions`, { confirmIncomplete: true });
  }

  /** Saves an answer to a statement, counted from 1, as another device would, now. */
  async answerOx(bookNo: number, no: number, value: 'O' | 'X'): Promise<void> {
    const attempt = await this.post<MissionAttempt>('/api/mission/attempts', { bookNo, readingMissionType: 'OX' });
    const seq = Date.parse(attempt.currentDate);
    const key = attempt.content.kind === 'OX' ? attempt.content.items[no - 1]?.key : undefined;
    await this.send('put', `/api/mission/attempts/${attempt.attemptNo}/answers/${key}`, { value, seq });
  }

  /** Opens a book and turns to a page. */
  async read(bookNo: number, lastPageNo: number): Promise<void> {
    await this.send('put', `/api/books/${bookNo}/reading/me`, { lastPageNo });
  }

  /** Puts a word that the text of a book uses into the basket. */
  async keepWord(word: string, bookNo: number): Promise<void> {
    await this.send('put', `/api/word-basket/words/${encodeURIComponent(word)}/me`, { bookNo, pageNo: 1 });
  }

  async wish(bookNo: number): Promise<void> {
    await this.send('put', `/api/library/books/${bookNo}/me`, { place: 'WISHED' });
  }

  async fillBasket(bookNoList: number[]): Promise<void> {
    await this.post('/api/book/carts', { bookNoList, use: true });
  }

  /** Both want to be friends in the aquarium. */
  async befriend(other: NewStudent): Promise<void> {
    for (const [asker, asked] of [
      [this, other],
      [other, this],
    ] as const) {
      const { friendCode } = await asked.send<AquariumProfile>('get', '/api/aquarium/profile/me');
      await asker.post('/api/aquarium/friends/me', { friendCode });
    }
  }

  /** What stands for the only friend in addresses of visits. */
  async friendKey(): Promise<string> {
    const { items } = await this.send<Neighbours>('get', '/api/aquarium/neighbours?of=FRIENDS');
    return items[0]?.visitKey ?? '';
  }

  async accountNo(): Promise<number> {
    return (await this.post<AccountInfo>('/api/account/me', {})).accountNo;
  }

  /** The server forgets the login; the page does not know it yet. */
  async endLogin(): Promise<void> {
    await this.post('/api/auth/sign-out', {});
  }

  /** Signs in again after a sign-out. */
  async comeBack(): Promise<void> {
    this.token = '';
    const { accountId } = this;
    const signedIn = await this.post<SignedInData>('/api/auth/sign-in', { accountId, password: NEW_PASSWORD });
    this.token = signedIn.token;
  }

  /** The page comes with the login; a sign-out on it stays one. */
  async enter(page: Page): Promise<void> {
    const account = await this.post<AccountInfo>('/api/account/me', {});
    const expiresAt = Date.now() + 86_400_000;
    const session: StoredSession = { version: 1, site: SITE, token: this.token, expiresAt, account };
    await putLogin(page, originOf(SITE), session);
  }

  private post<T>(path: string, data: object): Promise<T> {
    return this.send('post', path, data);
  }

  /** Sends a request in their name. */
  async send<T>(method: 'get' | 'post' | 'put', path: string, data?: object): Promise<T> {
    const headers: Record<string, string> = { 'idempotency-key': randomUUID() };
    if (this.token) headers[tokenHeaderBySite[SITE]] = this.token;
    const answer = await this.request[method](`${originOf(SITE)}${path}`, { ...(data && { data }), headers });
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
    return ((await answer.json()) as { data: T }).data;
  }
}
