import type { Motif } from './motif.ts';

const clump = (x: number, y: number, w: number, light = '#7cb583', dark = '#2f6f55') =>
  `<path d="M${x - w} ${y}Q${x - w * 1.1} ${y - w * 0.42} ${x - w * 0.56} ${y - w * 0.42} ${x - w * 0.4} ${y - w * 0.72} ${x} ${y - w * 0.6} ${x + w * 0.46} ${y - w * 0.76} ${x + w * 0.6} ${y - w * 0.4} ${x + w * 1.12} ${y - w * 0.4} ${x + w} ${y} ${x + w * 0.4} ${y + w * 0.2} ${x} ${y + w * 0.1} ${x - w * 0.5} ${y + w * 0.2} ${x - w} ${y}Z" fill="{${light}>${dark}}"/>`;

export const growth = {
  pine: {
    width: 380,
    height: 470,
    drawing: `<path d="M-22 0C-10-90-50-150-20-240-2-300-40-330-20-400L6-404C-6-340 34-300 14-236-6-160 32-90 26 0Z" fill="{#c08057>#6f4128}"/><path d="M-8-210Q-80-240-120-250M8-250Q70-290 120-300M-10-330Q-50-350-74-366" fill="none" stroke="#8a5436" stroke-width="14" stroke-linecap="round"/><g fill="none" stroke="#4f2d1c" stroke-opacity=".35" stroke-width="4"><path d="M-14-60q14 8 26 2M-14-120q10 8 26 0M-18-180q14 8 24 0M-6-290q10 6 18 0"/></g>${clump(-130, -244, 70)}${clump(128, -296, 76)}${clump(-70, -366, 62)}${clump(10, -410, 84, '#8cc48c', '#357a5c')}${clump(56, -348, 50, '#6fa97a', '#2a664e')}`,
  },
  persimmonTree: {
    width: 380,
    height: 430,
    drawing: `<path d="M-24 0Q-10-120-16-210L-90-300M-16-200L0-350M-4-220L90-310" fill="none" stroke="{#9a7350>#5a3f2a}" stroke-width="20"/><path d="M-26 0Q-8-110-18-210L-96-304-84-312-6-228-8-350H8L6-230 86-316 98-304 16-200Q8-110 28 0Z" fill="{#a47a54>#5f4229}"/><g fill="none" stroke="#7d5a3c" stroke-width="7" stroke-linecap="round"><path d="M-60-270L-140-280M-80-294L-120-360M0-330L-44-390M4-340L50-400M60-284L136-280M84-306L130-356"/></g><g fill="{#e0a64c>#a8632c}"><path d="M-150-288q18-22 34 0-18 16-34 0zM40-410q18-22 34 0-18 16-34 0zM124-370q18-22 34 0-18 16-34 0zM-130-372q18-22 34 0-18 16-34 0z"/></g>${[
      [-140, -256],
      [-118, -340],
      [-44, -370],
      [0, -300],
      [52, -378],
      [134, -258],
      [128, -334],
      [-70, -240],
      [70, -262],
      [-20, -420],
      [96, -296],
    ]
      .map(
        ([x = 0, y = 0]) =>
          `<circle cx="${x}" cy="${y}" r="19" fill="{#ffa64d@#e0562a}"/><path d="M${x - 9} ${y - 15}q9-7 18 0-9 6-18 0z" fill="#5e7a35"/>`,
      )
      .join('')}`,
  },
  cherryTree: {
    width: 420,
    height: 430,
    drawing: `<path d="M-26 0Q-6-110-18-190L-90-270-78-280-4-210 2-300 14-300 12-214 96-280 106-268 18-184Q10-100 30 0Z" fill="{#9a7058>#54382c}"/>${clump(-120, -262, 92, '#ffe3ea', '#f0a0b8')}${clump(126, -270, 92, '#ffe3ea', '#f0a0b8')}${clump(0, -310, 120, '#fff0f3', '#f5b3c6')}${clump(-60, -370, 76, '#ffe9ee', '#f3a9be')}${clump(70, -376, 76, '#ffe9ee', '#f3a9be')}`,
  },
  oak: {
    width: 420,
    height: 440,
    drawing: `<path d="M-34 0Q-10-100-26-200L-100-270-86-284-6-224 0-300 14-300 14-220 104-286 114-272 24-190Q14-100 40 0Z" fill="{#9a7350>#54391f}"/>${clump(-124, -256, 92, '#8fcb74', '#3a8450')}${clump(128, -262, 92, '#8fcb74', '#3a8450')}${clump(0, -310, 124, '#9fd880', '#43925a')}${clump(-64, -376, 78, '#a6de86', '#4a9a5e')}${clump(72, -380, 78, '#a6de86', '#4a9a5e')}<path d="M-16-120a16 20 0 0 1 32 0 16 20 0 0 1-32 0z" fill="#3d2818" opacity=".7"/>`,
  },
  bareTree: {
    width: 360,
    height: 420,
    drawing:
      '<path d="M-26 0Q-8-120-18-220L-110-320-98-332-4-244 0-400 12-400 12-250 104-344 116-332 18-214Q10-110 30 0Z" fill="{#94765e>#513c2e}"/><g fill="none" stroke="#6b5140" stroke-width="8" stroke-linecap="round"><path d="M-60-276L-140-276M-104-326L-104-390M2-340L-50-400M8-360L50-420M60-292L140-290M110-338L120-400"/></g>',
  },
  bamboo: {
    width: 260,
    height: 470,
    drawing: `${[-90, -30, 36, 96].map((x, at) => `<path d="M${x - 10} 0L${x - 8 + at * 2}-460H${x + 8 + at * 2}L${x + 10} 0Z" fill="{#a9d47a>#5a9a50}"/><path d="M${x - 12}-90h24M${x - 11}-190h24M${x - 10}-290h24M${x - 9}-380h24" stroke="#3f7a40" stroke-width="5"/>`).join('')}<g fill="{#8fcb74>#3f8a50}"><path d="M-90-300q-70-10-90 40 60 10 90-40zM-30-360q70-20 96 24-60 20-96-24zM36-250q60-24 96 14-56 24-96-14zM96-400q60-10 80 34-56 10-80-34zM-90-420q-60-20-86 14 50 22 86-14z"/></g>`,
  },
  willow: {
    width: 400,
    height: 430,
    drawing: `<path d="M-24 0Q0-120-10-240L20-250Q14-120 32 0Z" fill="{#9a7f58>#5a4630}"/><path d="M0-400Q130-400 160-250 170-160 150-80 138-170 118-230 124-140 100-60 92-160 70-226 60-130 44-90 34-190 10-240-10-170-40-80-50-170-62-226-90-150-104-60-124-140-118-232-140-160-152-80-176-160-160-252-130-400 0-400Z" fill="{#b3d97a>#5a9a4e}"/><path d="M-90-340Q-130-280-130-190M-20-370Q-50-280-44-180M60-366Q90-280 86-180" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="7" stroke-linecap="round"/>`,
  },
  azalea: {
    width: 200,
    height: 130,
    drawing: `${clump(0, -20, 92, '#8fcb74', '#4f9557')}<g fill="{#ffc2da@#ea6aa0}">${[
      [-60, -40],
      [-30, -62],
      [4, -50],
      [36, -66],
      [64, -38],
      [-10, -28],
      [40, -30],
      [-48, -16],
      [14, -80],
    ]
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="17"/>`)
      .join('')}</g><g fill="#fff2a8">${[
      [-60, -40],
      [-30, -62],
      [4, -50],
      [36, -66],
      [64, -38],
      [-10, -28],
      [40, -30],
    ]
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="4"/>`)
      .join('')}</g>`,
  },
  forsythia: {
    width: 220,
    height: 150,
    drawing: `<g fill="none" stroke="#8a7a42" stroke-width="5"><path d="M0 0Q-40-90-100-100M0 0Q-20-110-40-140M0 0Q20-110 50-140M0 0Q50-90 104-96"/></g><g fill="{#ffe96a@#efb62a}">${Array.from(
      { length: 26 },
      (_, at) => {
        const [dx = 0, dy = 0] =
          [
            [-100, -100],
            [-40, -140],
            [50, -140],
            [104, -96],
          ][at % 4] ?? [];
        const t = 0.3 + (Math.floor(at / 4) / 7) * 0.7;
        return `<circle cx="${Math.round(dx * t * t * 0.6 + dx * t * 0.4 + ((at * 7) % 11) - 5)}" cy="${Math.round(dy * t * (1.2 - 0.2 * t) + ((at * 5) % 9) - 4)}" r="11"/>`;
      },
    ).join('')}</g>`,
  },
  bush: { width: 200, height: 110, drawing: clump(0, -14, 96, '#9fd880', '#3f8a50') },
  reeds: {
    width: 180,
    height: 190,
    drawing:
      '<g fill="none" stroke="{#c9b36a>#7d8a4a}" stroke-width="6" stroke-linecap="round"><path d="M-60 0Q-62-90-76-160M-30 0Q-28-100-40-176M0 0Q4-100-2-186M30 0Q32-90 44-170M60 0Q60-80 78-150" stroke="#9aa45c"/></g><g fill="{#f3e2b4>#c9a56a}"><ellipse cx="-77" cy="-160" rx="9" ry="26" transform="rotate(-10 -77 -160)"/><ellipse cx="-41" cy="-178" rx="9" ry="26" transform="rotate(-8 -41 -178)"/><ellipse cx="-2" cy="-188" rx="9" ry="26"/><ellipse cx="45" cy="-172" rx="9" ry="26" transform="rotate(10 45 -172)"/><ellipse cx="79" cy="-152" rx="9" ry="26" transform="rotate(14 79 -152)"/></g>',
  },
} as const satisfies Record<string, Motif>;
