/** Feasts of the lunar calendar and of the winter solstice: their day differs from year to year. */
export const movingFeasts = ['seollal', 'daeboreum', 'dano', 'chilseok', 'chuseok', 'dongji'] as const;
export type MovingFeast = (typeof movingFeasts)[number];

/** Month and day in the Korean lunar calendar. */
export const lunarDays: Readonly<Record<Exclude<MovingFeast, 'dongji'>, readonly [month: number, day: number]>> = {
  seollal: [1, 1],
  daeboreum: [1, 15],
  dano: [5, 5],
  chilseok: [7, 7],
  chuseok: [8, 15],
};

/**
 * `MM-DD` in Seoul, in the order of `movingFeasts`. The first five are those of the calendar `dangi` of ICU 78, never of
 * `chinese`, which differs in some years (설날 2028). The last is the winter solstice, from the series of Jean Meeus
 * (Astronomical Algorithms, chapter 27), good to a minute and in no year closer to midnight than 46 minutes. The test
 * computes both again.
 */
export const lunarFeastDays: Readonly<Record<number, readonly [string, string, string, string, string, string]>> = {
  2026: ['02-17', '03-03', '06-19', '08-19', '09-25', '12-22'],
  2027: ['02-07', '02-21', '06-09', '08-08', '09-15', '12-22'],
  2028: ['01-27', '02-10', '05-28', '08-26', '10-03', '12-21'],
  2029: ['02-13', '02-27', '06-16', '08-16', '09-22', '12-21'],
  2030: ['02-03', '02-17', '06-05', '08-05', '09-12', '12-22'],
  2031: ['01-23', '02-06', '06-24', '08-24', '10-01', '12-22'],
  2032: ['02-11', '02-25', '06-12', '08-12', '09-19', '12-21'],
  2033: ['01-31', '02-14', '06-01', '08-01', '09-08', '12-21'],
  2034: ['02-19', '03-05', '06-20', '08-20', '09-27', '12-22'],
  2035: ['02-08', '02-22', '06-10', '08-10', '09-16', '12-22'],
  2036: ['01-28', '02-11', '05-30', '08-28', '10-04', '12-21'],
  2037: ['02-15', '03-01', '06-18', '08-17', '09-24', '12-21'],
  2038: ['02-04', '02-18', '06-07', '08-07', '09-13', '12-22'],
  2039: ['01-24', '02-07', '05-27', '08-26', '10-02', '12-22'],
  2040: ['02-12', '02-26', '06-14', '08-14', '09-21', '12-21'],
  2041: ['02-01', '02-15', '06-03', '08-03', '09-10', '12-21'],
  2042: ['01-22', '02-05', '06-22', '08-22', '09-28', '12-22'],
  2043: ['02-10', '02-24', '06-11', '08-11', '09-17', '12-22'],
  2044: ['01-30', '02-13', '05-31', '07-31', '10-05', '12-21'],
  2045: ['02-17', '03-03', '06-19', '08-19', '09-25', '12-21'],
  2046: ['02-06', '02-20', '06-09', '08-08', '09-15', '12-22'],
  2047: ['01-26', '02-09', '05-29', '08-27', '10-04', '12-22'],
  2048: ['02-14', '02-28', '06-15', '08-16', '09-22', '12-21'],
  2049: ['02-02', '02-16', '06-04', '08-05', '09-11', '12-21'],
  2050: ['01-23', '02-06', '06-23', '08-23', '09-30', '12-22'],
};
