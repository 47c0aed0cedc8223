import { n, repeat } from '../numbers.ts';
import type { Motif } from './motif.ts';

const crown = (x: number, y: number, r: number) =>
  `<path d="M${x - r} ${y}q-${n(r * 0.1)}-${n(r * 0.8)} ${n(r * 0.66)}-${n(r * 0.66)} ${n(r * 0.4)}-${n(r * 0.5)} ${n(r * 0.9)} 0 ${n(r * 0.7)} 0 ${n(r * 0.5)} ${n(r * 0.66)} ${n(r * 0.1)} ${n(r * 0.6)}-${n(r * 0.7)} ${n(r * 0.5)}-${n(r * 0.6)} ${n(r * 0.3)}-${n(r)}-${n(r * 0.1)}z" fill="{#96d07a>#3f8a50}"/>`;

export const hometown = {
  /** A rock as large as a bus, with a hole in its side. */
  holeRock: {
    width: 560,
    height: 260,
    seat: 236,
    drawing:
      '<path d="M-290 6Q-306-120-230-176-170-250-60-240 60-274 160-220 262-190 284-92 300-30 288 6Z" fill="{#cfc8bd>#7d766c}"/><path d="M-290 6Q-306-120-230-176-170-250-60-240 20-256 70-252-80-200-140-130-210-60-200 6Z" fill="#fff" opacity=".18"/><path d="M-120-206Q-60-150-90-96M150-214Q120-160 150-120M210-60Q170-50 150-10M-230-80Q-190-60-190-20" fill="none" stroke="#5f584e" stroke-opacity=".5" stroke-width="5" stroke-linecap="round"/><ellipse cx="36" cy="-112" rx="30" ry="25" fill="#2a241e"/><path d="M8-122Q18-142 44-138 66-128 66-108" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="4"/><g fill="{#9ac47a>#4f8a4c}"><path d="M-286 4Q-280-30-256-6-240-40-222-4ZM220 6Q230-30 250-4 268-30 288 6Z"/><ellipse cx="-40" cy="-238" rx="46" ry="9" opacity=".8"/></g>',
  },
  /** A zelkova four hundred years old, with a rope of straw about its waist. */
  zelkova: {
    width: 260,
    height: 460,
    drawing: `<path d="M-118 4Q-70-24-76-110L-84-200-170-290-156-302-62-238-50-330-26-330-16-240 20-250 40-344 62-340 58-240 140-300 156-286 82-196 78-110Q76-24 124 4 60-10 0 4-60-8-118 4Z" fill="{#a8835c>#54391f}"/><path d="M-40-30Q-50-100-40-170M10-20Q0-100 14-180M48-36Q44-100 50-160" fill="none" stroke="#3d2816" stroke-opacity=".5" stroke-width="6" stroke-linecap="round"/>${crown(-150, -320, 110)}${crown(140, -330, 112)}${crown(-10, -400, 140)}${crown(-70, -330, 88)}${crown(74, -340, 90)}<path d="M-80-124Q0-96 80-124" fill="none" stroke="{#f2dc9a>#b08f44}" stroke-width="15"/><path d="${repeat(13, (at) => `M${at * 12 - 74} ${n(-128 + Math.sin((at / 12) * Math.PI) * 14)}l9 12`)}" stroke="#8a6a2c" stroke-width="3"/>${[-52, -18, 18, 52].map((x) => `<path d="M${x - 7}-112l3 34 8-12 6 16-3-38z" fill="#fffdf4"/>`).join('')}`,
  },
  greatStump: {
    width: 220,
    height: 90,
    seat: 78,
    drawing:
      '<path d="M-120 4Q-90-16-96-70H96Q92-16 124 4 60-8 0 4-60-8-120 4Z" fill="{#a8835c>#5f4126}"/><ellipse cx="0" cy="-72" rx="98" ry="24" fill="{#f0d6a4>#c9995c}"/><g fill="none" stroke="#9a6c38" stroke-width="3"><ellipse cx="4" cy="-72" rx="76" ry="18"/><ellipse cx="6" cy="-72" rx="52" ry="12"/><ellipse cx="8" cy="-72" rx="28" ry="6.500"/></g><path d="M-60-40Q-64-20-76-8M20-44V-8M70-40Q74-20 88-8" stroke="#3d2816" stroke-opacity=".45" stroke-width="4" fill="none"/>',
  },
  oldMap: {
    width: 100,
    height: 30,
    drawing:
      '<path d="M-54-2L-36-28H58L48-2Z" fill="{#fff6dc>#dcc594}"/><path d="M-30-8Q-20-20-4-14T24-20 44-12" fill="none" stroke="#8a6a3c" stroke-width="2.600"/><circle cx="4" cy="-14" r="3.500" fill="#d0403c"/><path d="M-24-22l6-4 6 4z" fill="#5f8a4c"/>',
  },
  noteSlip: {
    width: 50,
    height: 40,
    drawing:
      '<path d="M-22-38L24-34 20 0-26-4Z" fill="{#ffffff>#e6dcc4}"/><path d="M-14-28L16-26M-16-19L14-17M-17-11L2-9" stroke="#4a4a6a" stroke-width="2.600"/>',
  },
  woodChips: {
    width: 90,
    height: 16,
    drawing: repeat(
      9,
      (at) =>
        `<path d="M-7 0Q0-9 8-1Z" fill="${at % 2 ? '#e8c48c' : '#cfa263'}" transform="translate(${at * 11 - 44} ${-((at * 5) % 8)}) rotate(${((at * 47) % 90) - 40})"/>`,
    ),
  },
} as const satisfies Record<string, Motif>;
