import type { Motif } from './motif.ts';

/** A round of leaves with its light, and single pointed leaves in it. */
function crown(x: number, y: number, r: number, light: string, dark: string): string {
  const leaf = (dx: number, dy: number, turn: number) =>
    `<path d="M0 0L-9-5-7-11-14-15-7-18-6-25 0-21 6-25 7-18 14-15 7-11 9-5Z" transform="translate(${x + dx * r} ${y + dy * r}) rotate(${turn}) scale(${(r / 78).toFixed(2)})" fill="${light}" opacity=".75"/>`;
  return `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${(r * 0.82).toFixed(0)}" fill="{${light}@${dark}}"/>${leaf(-0.4, 0.1, -20)}${leaf(0.36, -0.1, 25)}${leaf(0.05, 0.62, 5)}${leaf(0, -0.3, -8)}`;
}

const MAPLE_TRUNK =
  '<path d="M-34 0Q-12-90-24-200L-104-292-90-304-10-234-2-330 14-330 16-234 104-304 118-292 24-196Q22-172 28-160 84-184 146-178L148-169Q88-168 30-128 28-50 44 0Z" fill="{#9c7a5c>#54392a}"/><path d="M96-176L122-202M122-172L142-158" stroke="#6d4c38" stroke-width="6" stroke-linecap="round"/><path d="M-14-20Q-2-90-10-180" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="9" stroke-linecap="round"/>';

function maple(light: string, dark: string): Motif {
  return {
    width: 330,
    height: 430,
    seat: 108,
    drawing: `${MAPLE_TRUNK}${crown(-108, -282, 82, light, dark)}${crown(112, -290, 82, light, dark)}${crown(0, -322, 104, light, dark)}${crown(-54, -376, 66, light, dark)}${crown(62, -372, 68, light, dark)}`,
  };
}

/** A head cut open from the side, facing left, with a tongue. */
function mouthFromSide(tongue: string, letter: string): string {
  return `<path d="M-30-270Q-62-250-66-212L-74-192-118-160Q-122-150-92-146L-100-130-80-120-78-108-98-98-88-82Q-96-52-60-40-30-36-4-44L0 0H116Q132-60 126-140 120-250 40-270Z" fill="{#ffe6cf>#eab48c}"/><path d="M-82-120Q-74-138-58-138-10-164 44-140 70-122 68-60L66 0H24L20-58Q-40-58-66-76L-80-102Z" fill="{#8f3044|#5a1a30}"/><path d="M-74-134h14l-3 20h-9zM-74-78h14l-3-18h-9z" fill="#fffdf6"/>${tongue}<circle cx="-44" cy="-212" r="8" fill="#3a2a30"/><path d="M-60-228Q-46-238-32-230" fill="none" stroke="#6d4a38" stroke-width="6" stroke-linecap="round"/><path d="${letter}" fill="none" stroke="#fff7d6" stroke-width="12" stroke-linecap="round" stroke-linejoin="round"/>`;
}

export const town = {
  donkey: {
    width: 200,
    height: 226,
    seat: 122,
    drawing:
      '<path d="M-82-112Q-112-96-106-58" fill="none" stroke="#8f8a95" stroke-width="8" stroke-linecap="round"/><path d="M-106-66Q-118-44-108-30-96-40-100-64Z" fill="#4b4450"/><path d="M-50-78L-56 0h18l10-70zM36-78L42 0h18l0-80z" fill="{#8c8792>#5a5562}"/><path d="M-84-116Q-98-72-70-60 0-42 58-60 88-78 80-124 30-132-10-124-60-134-84-116Z" fill="{#c4bfc8>#7d7885}"/><path d="M-60-62Q0-46 54-62 20-84-60-62Z" fill="#ece6e4" opacity=".7"/><path d="M-80-92L-78 0h20l8-74zM52-88L58 0h20l4-92z" fill="{#b4afb9>#726d7b}"/><path d="M-78-12h20V0h-20zM-56-12h18V0h-18zM42-12h18V0H42zM58-12h20V0H58z" fill="#423c48"/><path d="M82-178Q62-216 76-228 96-214 100-180Z" fill="{#aba6b0>#6f6a77}"/><path d="M84-184Q72-208 78-216 90-204 94-184Z" fill="#f0b9b4"/><path d="M40-116Q58-164 84-182 106-192 120-172L146-142Q156-126 142-116 128-110 112-120L102-126Q98-96 80-80Z" fill="{#c4bfc8>#85808d}"/><path d="M100-180Q100-220 114-228 124-206 114-172Z" fill="{#b9b4be>#7d7885}"/><path d="M104-184Q106-210 113-216 118-202 111-180Z" fill="#f3c3bd"/><ellipse cx="136" cy="-129" rx="21" ry="15" fill="{#fdf4ec@#d9cdc6}" transform="rotate(38 136 -129)"/><path d="M122-116Q136-106 148-118" fill="none" stroke="#6a4a50" stroke-width="4" stroke-linecap="round"/><circle cx="146" cy="-135" r="3.500" fill="#5a4a50"/><path d="M92-190Q58-168 42-114L58-120Q68-152 102-174Z" fill="#4b4450"/><circle cx="112" cy="-156" r="9" fill="#fff"/><circle cx="114" cy="-155" r="5.500" fill="#2b2430"/><circle cx="115.500" cy="-157" r="1.800" fill="#fff"/><path d="M102-168Q112-174 120-168" fill="none" stroke="#4b4450" stroke-width="4" stroke-linecap="round"/>',
  },
  donkeyAsleep: {
    width: 220,
    height: 160,
    seat: 84,
    drawing:
      '<path d="M-92-60Q-124-50-130-14" fill="none" stroke="#8f8a95" stroke-width="8" stroke-linecap="round"/><path d="M-96-64Q-110-6-70 0H74Q104-8 92-70 30-94-20-88-78-94-96-64Z" fill="{#c4bfc8>#7d7885}"/><path d="M-70-22Q-40-40-8-16L-4 0H-66Q-82-8-70-22Z" fill="{#b4afb9>#726d7b}"/><path d="M40-20Q70-34 108-14L112 0H44Q30-8 40-20Z" fill="{#b4afb9>#726d7b}"/><path d="M96-13Q112-12 114 0H98zM-18-12Q-2-12-2 0H-16z" fill="#423c48"/><g transform="translate(4 72)"><path d="M82-178Q62-216 76-228 96-214 100-180Z" fill="{#aba6b0>#6f6a77}"/><path d="M84-184Q72-208 78-216 90-204 94-184Z" fill="#f0b9b4"/><path d="M40-116Q58-164 84-182 106-192 120-172L146-142Q156-126 142-116 128-110 112-120L102-126Q98-96 80-80Z" fill="{#c4bfc8>#85808d}"/><path d="M100-180Q100-220 114-228 124-206 114-172Z" fill="{#b9b4be>#7d7885}"/><path d="M104-184Q106-210 113-216 118-202 111-180Z" fill="#f3c3bd"/><ellipse cx="136" cy="-129" rx="21" ry="15" fill="{#fdf4ec@#d9cdc6}" transform="rotate(38 136 -129)"/><path d="M122-116Q136-106 148-118" fill="none" stroke="#6a4a50" stroke-width="4" stroke-linecap="round"/><circle cx="146" cy="-135" r="3.500" fill="#5a4a50"/><path d="M92-190Q58-168 42-114L58-120Q68-152 102-174Z" fill="#4b4450"/><path d="M104-154Q112-148 120-154" fill="none" stroke="#3a3340" stroke-width="4" stroke-linecap="round"/></g>',
  },
  redGlove: {
    width: 52,
    height: 64,
    drawing:
      '<path d="M-17-46Q-24-18-16-6-8 2 2 1 14 0 16-14L18-46Z" fill="{#ff7a68>#bb2436}"/><path d="M14-38Q32-40 32-24 30-14 22-16 16-18 15-26Z" fill="{#f4604f>#a81f31}"/><path d="M-20-62Q0-68 20-62L18-44Q0-40-18-44Z" fill="{#ff9a88>#c93544}"/><path d="M-11-63L-10-44M0-65V-42M11-63L10-44" stroke="#a81f31" stroke-opacity=".55" stroke-width="3"/><path d="M-10-26l5-4 5 4 5-4 5 4M-12-18l5-4 5 4 5-4 5 4" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="2.500" stroke-linecap="round"/>',
  },
  maple: maple('#a4d67e', '#3f8f55'),
  mapleRed: maple('#ff8a5c', '#c22f35'),
  mapleBare: {
    width: 300,
    height: 420,
    seat: 108,
    drawing: `${MAPLE_TRUNK}<g fill="none" stroke="#6d4c38" stroke-width="8" stroke-linecap="round"><path d="M-58-246L-140-256M-96-298L-112-362M-6-310L-48-384M12-316L52-392M60-262L142-262M108-298L122-366"/></g><g fill="{#e8808a>#a83a52}">${[
      [-140, -256],
      [-112, -362],
      [-48, -384],
      [52, -392],
      [142, -262],
      [122, -366],
      [122, -202],
      [149, -174],
      [6, -330],
    ]
      .map(
        ([x = 0, y = 0]) =>
          `<path d="M${x - 6} ${y + 4}Q${x - 8}${y - 8} ${x} ${y - 14} ${x + 8}${y - 8} ${x + 6} ${y + 4}Z"/>`,
      )
      .join('')}</g>`,
  },
  titYarn: {
    width: 70,
    height: 56,
    drawing:
      '<path d="M-18-26L-50-14-52-24-22-36Z" fill="{#5d6c86>#303a50}"/><path d="M-26-28Q-24-54 8-54 30-52 28-32 24-8 2-7-20-8-26-28Z" fill="{#f7f4e6>#cfc9b0}"/><path d="M-28-30Q-20-48 2-44 10-30-4-18-22-14-28-30Z" fill="{#9db37c>#5d7350}"/><path d="M-24-22Q-10-12 2-22L-2-16Q-14-10-24-22Z" fill="#e8edf2"/><path d="M-2-44Q2-58 18-57 32-55 31-42 16-50-2-44Z" fill="{#3f4658>#181c28}"/><path d="M8-45Q22-48 30-41 30-30 18-30 8-34 8-45Z" fill="#ffffff"/><path d="M12-30Q20-26 16-8L8-7Q4-20 12-30Z" fill="{#3f4658>#1b1f2c}"/><circle cx="23" cy="-47" r="3.800" fill="#ffffff"/><circle cx="24" cy="-47" r="2.600" fill="#14161f"/><path d="M30-43L42-39 30-36Z" fill="#3a3f4c"/><path d="M37-39Q48-30 40-18 32-6 44 4" fill="none" stroke="#e8404a" stroke-width="3.500" stroke-linecap="round"/><path d="M-2-8V0M8-8V0" stroke="#5a6270" stroke-width="3.500" stroke-linecap="round"/>',
  },
  jayAcorn: {
    width: 100,
    height: 76,
    drawing:
      '<path d="M-26-34L-76-14-74-26-34-50Z" fill="{#3d4250>#191c26}"/><path d="M-38-38Q-34-66 6-70 38-70 36-44 30-14 0-12-30-14-38-38Z" fill="{#e6b79c>#a9725a}"/><path d="M-42-38Q-30-60 4-54 14-40-4-26-30-18-42-38Z" fill="{#5a5f70>#23262f}"/><path d="M-20-52Q-4-58 6-50L-4-40-22-42Z" fill="{#7cc4f2>#2d6cc0}"/><path d="M-14-54L-16-42M-6-55L-8-41" stroke="#1f3f7a" stroke-width="2.500"/><path d="M-36-34L-14-28-20-24-34-28Z" fill="#f4f6fa"/><path d="M0-64Q6-80 26-76 44-72 42-56 34-42 18-46 0-50 0-64Z" fill="{#edc2a8>#b98066}"/><path d="M6-72Q16-82 30-76L24-72Z" fill="#4b4048"/><path d="M30-50L44-46 30-42Q26-46 30-50Z" fill="#2c2b34"/><circle cx="31" cy="-62" r="4.600" fill="#e8f2fa"/><circle cx="32" cy="-62" r="2.800" fill="#14161f"/><path d="M42-61L60-55 42-50Z" fill="#33343e"/><path d="M-2-13L-6 0M10-14V0" stroke="#6b5a52" stroke-width="4" stroke-linecap="round"/><ellipse cx="62" cy="-48" rx="10" ry="12" fill="{#d99a4c>#8a5522}"/><path d="M51-52Q52-64 62-64T73-52Q62-46 51-52Z" fill="{#8f6a44>#543a22}"/><path d="M62-64V-69" stroke="#543a22" stroke-width="3" stroke-linecap="round"/>',
  },
  cicadaShell: {
    width: 34,
    height: 44,
    drawing:
      '<g fill="none" stroke="#9a6228" stroke-width="3" stroke-linecap="round"><path d="M-9-30L-19-36-20-42M9-30L19-36 20-42M-10-22L-20-20M10-22L20-20M-9-14L-18-8M9-14L18-8"/></g><path d="M0-2Q-12-8-12-22-12-38 0-42 12-38 12-22 12-8 0-2Z" fill="{#e9b566>#9a6026}"/><path d="M-10-12H10M-8-7H8M-11-17H11" stroke="#7d4a1c" stroke-opacity=".6" stroke-width="2"/><path d="M0-38V-20" stroke="#5d3412" stroke-width="3.500" stroke-linecap="round"/><circle cx="-7" cy="-37" r="3.500" fill="#fff0cf"/><circle cx="7" cy="-37" r="3.500" fill="#fff0cf"/>',
  },
  letterSheet: {
    width: 110,
    height: 140,
    drawing:
      '<path d="M-52-138Q0-144 52-138L54-2Q0 4-54-2Z" fill="{#fffdf4>#ecdcb6}"/><g fill="none" stroke="#2a2430" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"><path d="M-36-118H-10V-86M12-118V-88H38M-36-66H-12V-44H-36ZM24-68Q20-52 10-44M22-60Q28-48 38-44"/><circle cx="0" cy="-18" r="11"/></g>',
  },
  hanjaNotice: {
    width: 230,
    height: 210,
    drawing:
      '<path d="M-96 0V-206M96 0V-206" stroke="#7a4a2a" stroke-width="13"/><path d="M-124-196L0-226 124-196V-184H-124Z" fill="{#6a7280>#333a46}"/><path d="M-104-184H104V-54H-104Z" fill="{#b98455>#7a4a28}"/><path d="M-92-174H92V-62H-92Z" fill="{#fffaf0>#eadbb8}"/><g fill="none" stroke="#2a2430" stroke-width="6" stroke-linecap="round"><path d="M-74-150h34M-57-164q0 34-20 48M-57-148q4 22 20 32M-16-162v40M-34-146v24h36v-24M28-160q-4 26-18 40M27-150q6 20 20 30M58-158h26M58-138h26M71-158v36M52-122h38M-74-96h34v22h-34zM-74-85h34M-16-106q-4 24-18 34M-15-94q6 14 18 22M-30-90h26M14-104h34M31-104v32M14-88h34M12-72h38M60-98h24M72-108v36M62-84q-2 8-8 10M82-84q2 8 8 10"/></g>',
  },
  mouthShapes: {
    width: 560,
    height: 270,
    drawing: `<g transform="translate(-146)">${mouthFromSide(
      '<path d="M-58-86Q-52-112-14-122 20-146 46-138 66-120 54-60 46-30 36 0H26L22-58Q-30-60-58-86Z" fill="{#ffb0b4>#dd5c74}"/>',
      'M-34-98H36V-40',
    )}</g><g transform="translate(146)">${mouthFromSide(
      '<path d="M-58-80Q-70-120-56-136-44-138-42-116-36-92 8-92 50-92 54-50L48 0H26L22-58Q-30-58-58-80Z" fill="{#ffb0b4>#dd5c74}"/>',
      'M-52-120V-76H24',
    )}</g>`,
  },
} as const satisfies Record<string, Motif>;
