import { DAY, SECOND } from '../../time/duration.ts';

/** Periodic terms of chapter 27: factor, phase and speed in degrees. */
const terms = [
  [485, 324.96, 1934.136],
  [203, 337.23, 32964.467],
  [199, 342.08, 20.186],
  [182, 27.85, 445267.112],
  [156, 73.14, 45036.886],
  [136, 171.52, 22518.443],
  [77, 222.54, 65928.934],
  [74, 296.72, 3034.906],
  [70, 243.58, 9037.513],
  [58, 119.81, 33718.147],
  [52, 297.17, 150.678],
  [50, 21.02, 2281.226],
  [45, 247.54, 29929.562],
  [44, 325.15, 31555.956],
  [29, 60.93, 4443.417],
  [18, 155.12, 67555.328],
  [17, 288.79, 4562.452],
  [16, 198.04, 62894.029],
  [14, 199.76, 31436.921],
  [12, 95.39, 14577.848],
  [12, 287.11, 31931.756],
  [12, 320.81, 34777.259],
  [9, 227.73, 1222.114],
  [8, 15.45, 16859.074],
] as const;
/** Terrestrial time less universal time in this half of the century. */
const DELTA_T = 75 * SECOND;
const EPOCH = 2_440_587.5;
const cosine = (degrees: number) => Math.cos((degrees * Math.PI) / 180);

/** Instant of the winter solstice, milliseconds UTC, by Jean Meeus, Astronomical Algorithms (1998), chapter 27. */
export function winterSolstice(year: number): number {
  const y = (year - 2000) / 1000;
  const mean = 2_451_900.05952 + 365_242.74049 * y - 0.06223 * y ** 2 - 0.00823 * y ** 3 + 0.00032 * y ** 4;
  const centuries = (mean - 2_451_545) / 36_525;
  const w = 35_999.373 * centuries - 2.47;
  const lambda = 1 + 0.0334 * cosine(w) + 0.0007 * cosine(2 * w);
  const sum = terms.reduce((total, [factor, phase, speed]) => total + factor * cosine(phase + speed * centuries), 0);
  return (mean + (0.00001 * sum) / lambda - EPOCH) * DAY - DELTA_T;
}
