/** A book that is there, and how its first consonants find it. */
export const searchExample = { bookName: '토끼전', initials: 'ㅌㄲㅈ' };
