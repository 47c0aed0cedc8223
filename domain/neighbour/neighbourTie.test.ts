import { describe, expect, it, test } from 'vitest';
import { createRandom } from '../random/createRandom.ts';
import { checkNickname, nicknameKey } from './checkNickname.ts';
import { createFriendCode } from './createFriendCode.ts';
import { createNickname } from './createNickname.ts';
import { neighbourTie } from './neighbourTie.ts';

const between = { friends: false, classmates: true, blocked: false, active: true, open: true };

describe('a neighbour', () => {
  it('is a classmate or a friend who shows the tank', () => {
    expect(neighbourTie(between)).toBe('VISIT');
    expect(neighbourTie({ ...between, classmates: false, friends: true })).toBe('VISIT');
    expect(neighbourTie({ ...between, classmates: false })).toBe('NONE');
  });

  it('who opted out is nobody to classmates and rests for friends', () => {
    expect(neighbourTie({ ...between, open: false })).toBe('NONE');
    expect(neighbourTie({ ...between, open: false, friends: true })).toBe('RESTING');
  });

  it('is nobody once blocked, asleep or gone, friend or not', () => {
    for (const friends of [true, false]) {
      expect(neighbourTie({ ...between, friends, blocked: true })).toBe('NONE');
      expect(neighbourTie({ ...between, friends, active: false })).toBe('NONE');
    }
  });
});

describe('nicknames', () => {
  test.each(['푸른고래', '바다7', 'Whale12', '가나다라마바사아'])('may be %s', (nickname) => {
    expect(checkNickname(nickname, '김민지')).toBeNull();
  });

  test.each([
    ['가', '2~8글자'],
    ['아홉글자보다긴별명', '2~8글자'],
    ['바다 고래', '한글, 영어, 숫자'],
    ['<b>', '한글, 영어, 숫자'],
    ['김민지', '진짜 이름'],
    ['예쁜김민지', '진짜 이름'],
    ['01012345', '숫자'],
    ['선생님', '다른 별명'],
    ['ADMIN', '다른 별명'],
    ['병신고래', '고운 말'],
  ])('may not be %s', (nickname, reason) => {
    expect(checkNickname(nickname, '김민지')).toContain(reason);
  });

  it('compare without capitals and composed', () => {
    expect(nicknameKey('Whale')).toBe(nicknameKey('wHALE'));
    expect(nicknameKey('고래'.normalize('NFD'))).toBe('고래');
  });

  it('and codes that are made may stand', () => {
    const random = createRandom(5);
    for (let times = 0; times < 500; times += 1) {
      expect(checkNickname(createNickname(random), '홍길동')).toBeNull();
      expect(createFriendCode(random)).toMatch(/^[A-HJ-KM-NP-Z2-9]{4}-[A-HJ-KM-NP-Z2-9]{4}$/);
    }
  });
});
