import type { EffectName, WeatherName } from '../../domain/book-picture/sceneNames.ts';
import { HEIGHT, WIDTH } from './frame.ts';
import type { LightOfHour } from './light.ts';
import { between, n, repeat } from './numbers.ts';
import { glow } from './settings/sky.ts';

/** An effect at a point of the picture, `s` times as large as at an adult of 200 pixels. */
export function drawEffect(
  kind: EffectName,
  x: number,
  y: number,
  s: number,
  id: string,
  random: () => number,
): string {
  const at = (drawing: string) => `<g transform="translate(${n(x)} ${n(y)}) scale(${s.toFixed(2)})">${drawing}</g>`;
  switch (kind) {
    case 'sparkle':
      return at(
        [
          [-60, -20, 16],
          [52, -44, 22],
          [20, 30, 12],
          [-34, 44, 10],
          [-10, -66, 13],
        ]
          .map(
            ([dx = 0, dy = 0, r = 0]) =>
              `<path d="M${dx} ${dy - r}Q${dx + r * 0.18} ${dy - r * 0.18} ${dx + r} ${dy} ${dx + r * 0.18} ${dy + r * 0.18} ${dx} ${dy + r} ${dx - r * 0.18} ${dy + r * 0.18} ${dx - r} ${dy} ${dx - r * 0.18} ${dy - r * 0.18} ${dx} ${dy - r}Z" fill="rgb(255,246,190)"/>`,
          )
          .join(''),
      );
    case 'smoke':
      return at(
        '<g fill="#ffffff"><ellipse cx="0" cy="-10" rx="14" ry="11" opacity=".55"/><ellipse cx="12" cy="-40" rx="22" ry="17" opacity=".45"/><ellipse cx="2" cy="-80" rx="30" ry="22" opacity=".34"/><ellipse cx="26" cy="-126" rx="42" ry="28" opacity=".24"/></g>',
      );
    case 'steam':
      return at(
        '<g fill="none" stroke="#ffffff" stroke-width="8" stroke-linecap="round" opacity=".7"><path d="M-24 0q-14-20 0-38t0-38M4-6q-14-20 0-38t0-40M30 0q-14-20 0-38t0-34"/></g>',
      );
    case 'sound':
      return at(
        '<g fill="none" stroke="#fffbe8" stroke-width="8" stroke-linecap="round" opacity=".92"><path d="M14-18q14 18 0 36M32-32q26 32 0 64M52-46q36 46 0 92"/></g>',
      );
    case 'splash':
      return at(
        '<g fill="{#ffffff|#a9dcf2}"><path d="M-8 0Q-20-46-52-56-36-20-40 0ZM8 0Q20-46 52-56 36-20 40 0ZM-9 0Q-6-50 0-86 6-50 9 0Z"/><circle cx="-60" cy="-70" r="8"/><circle cx="62" cy="-66" r="7"/><circle cx="16" cy="-98" r="6"/></g><ellipse cx="0" cy="2" rx="76" ry="13" fill="#ffffff" opacity=".7"/>',
      );
    case 'bubbles':
      return at(
        repeat(
          11,
          (index) =>
            `<circle cx="${n(between(random, -50, 50))}" cy="${n(-index * 22 + between(random, -10, 10))}" r="${n(between(random, 4, 14))}" fill="#ffffff" fill-opacity=".3" stroke="#ffffff" stroke-opacity=".85" stroke-width="2.500"/>`,
        ),
      );
    case 'dust':
      return at(
        '<g fill="#f6ead2" opacity=".75"><ellipse cx="-30" cy="-10" rx="26" ry="15"/><ellipse cx="-62" cy="-6" rx="18" ry="11"/><ellipse cx="-4" cy="-7" rx="16" ry="10"/><ellipse cx="-88" cy="-12" rx="11" ry="8"/></g>',
      );
    case 'hearts':
      return at(
        [
          [-26, -10, 1],
          [20, -44, 1.4],
          [-8, -84, 0.8],
        ]
          .map(
            ([dx = 0, dy = 0, k = 1]) =>
              `<path d="M0 14Q-24-2-18-14T0-8Q12-24 18-14T0 14Z" transform="translate(${dx} ${dy}) scale(${k})" fill="{#ff9aae>#e0486c}"/>`,
          )
          .join(''),
      );
    case 'speed':
      return at(
        '<g stroke="#ffffff" stroke-width="8" stroke-linecap="round" opacity=".8"><path d="M-70-150h-80M-64-100h-120M-70-50h-70"/></g>',
      );
    case 'glow':
      return `<defs>${glow(id, '#ffd98a', { x, y }, 230 * s, 0.75)}</defs><circle cx="${n(x)}" cy="${n(y)}" r="${n(230 * s)}" fill="url(#${id})"/>`;
    case 'beam':
      return `<defs><linearGradient id="${id}" x2="0" y2="1"><stop stop-color="#fffbe0" stop-opacity=".62"/><stop offset="1" stop-color="#fffbe0" stop-opacity="0"/></linearGradient></defs><path d="M${n(x - 70 * s)}-20H${n(x + 130 * s)}L${n(x + 170 * s)} ${n(y + 40)}H${n(x - 190 * s)}Z" fill="url(#${id})"/>`;
    case 'petals':
    case 'leaves': {
      const paint = kind === 'petals' ? '{#ffffff@#f5a9c0}' : '{#f7b04a@#c9502f}';
      return repeat(
        22,
        () =>
          `<ellipse cx="${n(x + between(random, -420, 420))}" cy="${n(y + between(random, -330, 330))}" rx="${n(between(random, 6, 11))}" ry="${n(between(random, 3.5, 6))}" transform="rotate(${n(between(random, -70, 70))} ${n(x)} ${n(y)})" fill="${paint}" opacity=".92"/>`,
      );
    }
    case 'tears':
      return at(
        '<g fill="{#e4f6ff|#6fbdf0}"><path d="M-34-10q14 20 0 30-14-10 0-30zM40-14q14 20 0 30-14-10 0-30zM-52 20q10 14 0 22-10-8 0-22zM58 18q10 14 0 22-10-8 0-22z"/></g>',
      );
    case 'zzz':
      return at(
        '<g fill="none" stroke="#ffffff" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"><path d="M0 0h22L0 24h22M36-40h28L36-10h28M78-90h36L78-52h36"/></g>',
      );
    case 'question':
      return at(
        '<path d="M-14-30Q-14-52 6-52T26-30Q26-16 8-8V6" fill="none" stroke="#ffffff" stroke-width="13" stroke-linecap="round"/><circle cx="8" cy="28" r="8" fill="#ffffff"/>',
      );
    case 'idea':
      return at(
        '<g stroke="rgb(255,226,120)" stroke-width="9" stroke-linecap="round"><path d="M0-20V-52M34-10L56-34M-34-10L-56-34M46 20H76M-46 20H-76"/></g>',
      );
    case 'notes':
      return at(
        '<g fill="#4a3a52"><path d="M-50-6a13 10 0 1 1-6-8l2-48 40-8v52a13 10 0 1 1-7-8V-50l-28 6z"/><path d="M46-50a11 9 0 1 1-6-7v-46q18 6 20 26-6-10-14-10z"/></g>',
      );
    case 'sweat':
      return at('<g fill="{#ffffff|#8fd0f5}"><path d="M0-20q14 22 0 32-14-10 0-32zM26 0q10 16 0 24-10-8 0-24z"/></g>');
  }
}

/** What falls or drifts before everything. */
export function drawWeather(weather: WeatherName, hour: LightOfHour, random: () => number): string {
  switch (weather) {
    case 'rain':
      return `<g stroke="#e6f2fa" stroke-linecap="round" opacity=".5">${repeat(90, (index) => `<path d="M${n(between(random, -40, WIDTH))} ${n(between(random, -40, HEIGHT))}l-16 ${56 + (index % 3) * 14}" stroke-width="${2.2 + (index % 3)}"/>`)}</g>`;
    case 'snow':
      return `<g fill="#ffffff">${repeat(120, (index) => `<circle cx="${n(between(random, 0, WIDTH))}" cy="${n(between(random, 0, HEIGHT))}" r="${n((2.4 + (index % 4) ** 2 * 0.85) * between(random, 0.8, 1.2))}" opacity="${n(0.55 + (index % 4) * 0.12)}"/>`)}</g>`;
    case 'wind':
      return `<g fill="none" stroke="#ffffff" stroke-linecap="round" opacity=".6">${[
        [180, 300],
        [760, 210],
        [420, 520],
        [900, 620],
      ]
        .map(
          ([x = 0, y = 0]) =>
            `<path d="M${x} ${y}h190q46 0 46-34t-34-30q-26 2-22 26" stroke-width="7"/><path d="M${x + 40} ${y + 36}h120" stroke-width="6"/>`,
        )
        .join('')}</g>`;
    case 'fog':
      return [560, 700, 800, 930, 1180]
        .map(
          (y, index) =>
            `<ellipse cx="${index % 2 ? 300 : 860}" cy="${y}" rx="900" ry="${70 + index * 12}" fill="${hour.haze}" opacity=".34"/>`,
        )
        .join('');
    default:
      return '';
  }
}
