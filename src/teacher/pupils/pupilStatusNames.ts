/** Why a pupil cannot sign in now, in a word; somebody who can has none. */
export const pupilStatusNames: Readonly<Record<string, string>> = {
  WAIT: '가입 기다림',
  INACTIVE: '멈춤',
  DORMANT: '쉬는 계정',
};
