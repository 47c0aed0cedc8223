import type { Motif } from './motif.ts';

/** Feathers from their light to their dark side, what the wing, the breast, the bill and the feet are painted with. */
interface Plumage {
  body: string;
  wing: string;
  breast: string;
  bill: string;
  feet: string;
}

/** A water bird that walks to the right. */
function waterBird({ body, wing, breast, bill, feet }: Plumage): Motif {
  return {
    width: 84,
    height: 92,
    drawing: `<path d="M-8-14L-10-4-20 0H2L-2-4-1-14ZM10-14L9-4 0 0H24L18-4 17-14Z" fill="${feet}"/><path d="M-40-40Q-48-50-44-58-30-54-22-50 0-56 12-52 14-62 12-70 12-92 30-92 46-92 46-74 46-66 40-60 36-50 36-40 34-12 4-10-30-10-40-40Z" fill="{${body}}"/><path d="M36-44Q34-14 6-12 22-22 24-42Z" fill="${breast}" opacity=".55"/><path d="M-30-44Q-4-52 14-38 8-18-10-20-26-24-30-44Z" fill="{${wing}}"/><path d="M-20-38Q-8-26 6-30M-14-44Q-2-36 8-38" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="3" stroke-linecap="round"/><path d="M16-80Q20-88 30-88" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="4" stroke-linecap="round"/><path d="M43-80Q54-80 62-74 56-67 43-68Z" fill="${bill}"/><path d="M44-74L60-74" stroke="#000" stroke-opacity=".3" stroke-width="1.500"/><ellipse cx="36" cy="-77" rx="5" ry="6" fill="#fff"/><circle cx="37.500" cy="-77" r="3.600" fill="#1d1a22"/><circle cx="38.600" cy="-78.500" r="1.300" fill="#fff"/>`,
  };
}

/** A high boot with a heel and a turned cuff, its toe to the right. */
function boot(x: number): string {
  return `<g transform="translate(${x} 0)"><path d="M-11-40H10V-16Q22-14 23-4V0H4L1-4-2-5V0H-11Z" fill="{#f0574a>#a11f2a}"/><path d="M-13-46Q-1-42 12-46V-34Q-1-30-13-34Z" fill="{#ff8a70>#c8323a}"/><path d="M-11-1H-2V3H-11ZM4 0H23V3H4Z" fill="#4a1a1c"/><path d="M-6-32V-8" stroke="#fff" stroke-opacity=".45" stroke-width="3" stroke-linecap="round"/></g>`;
}

export const pond = {
  greyDuckling: waterBird({
    body: '#c3c8d2>#7d8494',
    wing: '#a9afbd>#6a7183',
    breast: '#e4e7ee',
    bill: '{#4a4754>#26232d}',
    feet: '#4b4856',
  }),
  redBoots: {
    width: 52,
    height: 46,
    drawing: boot(-14) + boot(12),
  },
} as const satisfies Record<string, Motif>;
