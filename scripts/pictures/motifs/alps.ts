import { n, repeat } from '../numbers.ts';
import type { Motif } from './motif.ts';

const wheel = (x: number, y: number, r: number) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="{#6d5a4a>#2f2620}" stroke-width="7"/><circle cx="${x}" cy="${y}" r="${r - 9}" fill="none" stroke="#c9a86a" stroke-width="3"/><path d="${repeat(
    6,
    (at) => {
      const turn = (at * Math.PI) / 6;
      return `M${n(x - Math.cos(turn) * (r - 4))} ${n(y - Math.sin(turn) * (r - 4))}L${n(x + Math.cos(turn) * (r - 4))} ${n(y + Math.sin(turn) * (r - 4))}`;
    },
  )}" stroke="#a88a54" stroke-width="3"/><circle cx="${x}" cy="${y}" r="7" fill="#8a6a3c"/>`;
const chair =
  '<path d="M-60-150H-46L-34-46H-50Z" fill="{#a8703f>#5f3c22}"/><path d="M-62-152Q-70-160-58-164H-40V-152Z" fill="{#8f5f38>#4b2f1c}"/><path d="M-48-146L-38-58H-28L-34-146Z" fill="{#d9606f>#8a2c40}"/><path d="M-50-58H44V-44H-46Z" fill="{#d9606f>#8a2c40}"/><path d="M-46-46H46V-36H-44Z" fill="{#a8703f>#5f3c22}"/><path d="M-42-94H30V-84H-42ZM22-84H32V-44H22Z" fill="{#c98a54>#7d5028}"/><path d="M44-46L58-12H74V-4H50L36-40Z" fill="{#a8703f>#5f3c22}"/>';

const fir = (x: number, s: number) =>
  `<g transform="translate(${x} 0) scale(${s})"><path d="M-12 0H12V-60H-12Z" fill="{#8a6242>#4b3220}"/><path d="M0-360L-46-252H-26L-70-160H-40L-92-50H92L40-160H70L26-252H46Z" fill="{#4f8a62>#1f4a38}"/><path d="M0-360L-46-252H-26L-70-160H-40L-92-50H-40L-20-160-34-250-14-252Z" fill="#fff" opacity=".1"/></g>`;

export const alps = {
  oldWheelchair: { width: 130, height: 160, seat: 54, drawing: `${wheel(58, -13, 13)}${chair}${wheel(-14, -44, 44)}` },
  /** What of the chair is before whoever sits in it. */
  chairFront: {
    width: 130,
    height: 100,
    seat: 0,
    drawing: `<path d="M-46-48H46V-36H-44Z" fill="{#a8703f>#5f3c22}"/><path d="M-42-94H30V-84H-42Z" fill="{#c98a54>#7d5028}"/>${wheel(-14, -44, 44)}`,
  },
  oldFirs: { width: 260, height: 380, drawing: `${fir(-84, 0.86)}${fir(84, 0.9)}${fir(0, 1.04)}` },
  snowPeaks: {
    width: 1,
    height: 300,
    seat: 0,
    drawing:
      '<path d="M-480 10L-400-150-330-60-220-300-120-130-30-220 70-90 190-330 300-130 370-210 480 10Z" fill="{#9aa9c6>#5f6f94}"/><path d="M-220-300L-262-208-236-222-214-190-190-226-158-206ZM190-330L142-226 170-242 196-206 226-240 256-212ZM-30-220L-66-182-40-186-24-166 2-190ZM-400-150L-424-106-402-114-382-100-366-110ZM370-210L340-170 364-176 384-158 402-176Z" fill="#ffffff"/><path d="M190-330L226-240 256-212 300-130 370-210 480 10H240L260-120ZM-220-300L-190-226-158-206-120-130-30-220 70-90 20 10H-100L-150-120Z" fill="#2f3a62" opacity=".22"/>',
  },
  clothesHeap: {
    width: 120,
    height: 60,
    drawing:
      '<path d="M-62 0Q-66-24-40-28L44-30Q64-24 62 0Z" fill="{#8fa86a>#4f6a3c}"/><path d="M-54-22Q-50-42-24-42L34-40Q54-36 52-22 0-10-54-22Z" fill="{#b5784a>#6d4425}"/><path d="M-44-38Q-30-58 0-54 34-60 46-38 40-28 0-30-38-26-44-38Z" fill="{#f06a5c>#b8283a}"/><path d="M38-36Q60-30 66-6L54-2Q50-22 34-28Z" fill="{#f06a5c>#b8283a}"/><path d="M70 0q-4-22 14-22 8 0 8 10 18 2 16 12zM112 0q-2-18 12-18 8 0 8 8 14 2 12 10z" fill="{#7a5240>#3d261c}"/>',
  },
  nightDoor: {
    width: 1,
    height: 300,
    seat: 0,
    drawing: `<path d="M-480-640H480V4H-480Z" fill="{#5f5a78|#46425c}"/><path d="${repeat(13, (at) => `M${at * 76 - 456}-640V0`)}" stroke="#36324a" stroke-opacity=".5" stroke-width="3"/><path d="M-110-400H110V0H-110Z" fill="{#16234f|#4f6fae}"/><circle cx="44" cy="-320" r="34" fill="rgb(255,250,222)"/><g fill="rgb(255,250,215)"><circle cx="-70" cy="-360" r="3"/><circle cx="-30" cy="-300" r="2.500"/><circle cx="-80" cy="-250" r="2.500"/><circle cx="84" cy="-240" r="2.500"/></g><path d="M-110-80L-80-120-56-92-20-150 10-100 50-130 110-70V0H-110Z" fill="#25305a"/><path d="M-110-400L-210-430V30L-110 0ZM110-400L210-430V30L110 0Z" fill="{#8a5a44>#4b2f24}"/><path d="M-124-380L-196-402V-230L-124-216ZM-124-196L-196-206V0L-124-20ZM124-380L196-402V-230L124-216ZM124-196L196-206V0L124-20Z" fill="{#a8705a>#5f3c30}"/><path d="M-130-420H130V-396H-130Z" fill="{#a8705a>#5f3c30}"/><path d="M-480 0H480V450H-480Z" fill="{#6d6484|#443f5a}"/><path d="M-110 2H110L190 260H-190Z" fill="#cfdcff" opacity=".35"/>`,
  },
  breadBasket: {
    width: 90,
    height: 60,
    drawing: `${[
      [-24, -36],
      [4, -42],
      [28, -36],
      [-8, -28],
      [18, -28],
    ]
      .map(([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="17" ry="12" fill="{#fff3d6@#e3b878}"/>`)
      .join(
        '',
      )}<path d="M-46-30H46L36 0H-36Z" fill="{#d9a868>#8a5a2c}"/><path d="M-40-20H40M-38-10H38M-26-28V0M-8-28V0M10-28V0M28-28V0" stroke="#6d4422" stroke-opacity=".5" stroke-width="2.400"/>`,
  },
  alpFlowers: {
    width: 1,
    height: 36,
    drawing: repeat(20, (at) => {
      const [x, y] = [((at * 61) % 307) - 150, ((at * 23) % 26) - 14];
      return `<path d="M${x} ${y}v-14" stroke="#4f8a44" stroke-width="3"/><g fill="${['#5f7fe8', '#f2d24a', '#ffffff', '#f08ab4'][at % 4]}"><circle cx="${x - 4}" cy="${y - 16}" r="5"/><circle cx="${x + 4}" cy="${y - 16}" r="5"/><circle cx="${x}" cy="${y - 22}" r="5"/></g><circle cx="${x}" cy="${y - 17}" r="3" fill="#e8a53c"/>`;
    }),
  },
  rollingChair: {
    width: 130,
    height: 160,
    seat: 54,
    drawing: `<g transform="translate(0 -50) rotate(38)">${wheel(58, -13, 13)}${chair}${wheel(-14, -44, 44)}</g><path d="M-130-150q40-40 70-30M-150-110q30-30 56-24M-140-70q24-20 44-18" fill="none" stroke="#fffbe8" stroke-opacity=".8" stroke-width="6" stroke-linecap="round"/>`,
  },
} as const satisfies Record<string, Motif>;
