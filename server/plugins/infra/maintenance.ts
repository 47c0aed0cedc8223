import { createHash } from 'node:crypto';
import fp from 'fastify-plugin';
import type { Maintenance } from '#contract/maintenance.ts';
import { seoulParts } from '#domain/time/seoulParts.ts';
import { TtlCache } from '#server/core/TtlCache.ts';
import { maintenanceNote } from '#server/modules/site/public.ts';
import { AppError } from '../../errors/AppError.ts';
import type { App } from '../App.ts';

const STYLE = `
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px;background:linear-gradient(180deg,#e9f8f6,#c8ece9);
color:#083c45;font:400 18px/1.6 Pretendard,"Apple SD Gothic Neo","Malgun Gothic",sans-serif;word-break:keep-all}
main{max-width:520px;padding:40px 32px;border-radius:32px;background:#fff;text-align:center;box-shadow:0 24px 64px rgb(8 60 69/18%)}
svg{width:180px;height:auto}
h1{margin:16px 0 8px;font-size:26px;line-height:1.35}
p{margin:8px 0}
a{display:inline-flex;align-items:center;justify-content:center;min-height:52px;margin-top:20px;padding:0 32px;border-radius:999px;
background:#0e6671;color:#fff;font-weight:700;text-decoration:none}
a:focus-visible{outline:3px solid #0e6671;outline-offset:3px}`;

/** A turtle that sweeps the sea floor. */
const PICTURE = `<svg viewBox="0 0 200 130" aria-hidden="true">
<path d="M0 112c30-10 60-10 100 0s70 8 100-2v20H0Z" fill="#f3dfb8"/>
<path d="M30 108c-4-18 4-30 0-44M44 110c-3-12 3-20 0-32" stroke="#2fa19f" stroke-width="6" stroke-linecap="round" fill="none"/>
<ellipse cx="104" cy="82" rx="44" ry="28" fill="#2fa19f"/><ellipse cx="104" cy="76" rx="38" ry="22" fill="#67c2c2"/>
<path d="M88 64l16-6 16 6 6 14-12 12H94L82 78Z" fill="none" stroke="#0e6671" stroke-width="3" stroke-linejoin="round"/>
<circle cx="152" cy="70" r="17" fill="#9edcd9"/><circle cx="157" cy="66" r="3.4" fill="#083c45"/>
<path d="M150 77c4 4 9 3 11-1" stroke="#083c45" stroke-width="2.6" stroke-linecap="round" fill="none"/>
<path d="M74 100l-12 12M132 100l10 12" stroke="#2fa19f" stroke-width="12" stroke-linecap="round"/>
<path d="M172 24v62" stroke="#b98647" stroke-width="5" stroke-linecap="round"/><path d="M160 86h24l6 22h-36Z" fill="#f2a477"/>
<circle cx="60" cy="34" r="6" fill="#fff" opacity=".8"/><circle cx="76" cy="20" r="4" fill="#fff" opacity=".8"/></svg>`;

const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

/** Milliseconds for which what was read of the note counts, unless another node publishes a change. */
const FRESH_MS = 2_000;
/** Seconds after which to come again when nobody knows how long it takes. */
const COME_AGAIN = 600;
const SOONEST = 30;
/** Whoever watches the process still sees it alive, and pictures of the page that waits stay. */
const NEVER_CLOSED = /^\/(?:livez|readyz)(?:[/?]|$)|^\/(?!api\/)[^?]*\.\w+(?:\?|$)/;

/** Answers everything of a closed site with 503 and when to come again: pages with a page, calls with an error. */
export const maintenance = fp(
  async (app: App) => {
    const { database, clock, link } = app.services;
    const kept = new TtlCache<Maintenance | null>(FRESH_MS);
    link.onChange(() => kept.forget());
    let last: Maintenance | null = null;
    const read = async () => {
      try {
        last = await maintenanceNote.read(database.db);
      } catch (error) {
        // Without the database the rest of the answer fails as well; the last note counts meanwhile.
        app.log.warn({ err: error }, 'maintenance note');
      }
      return last;
    };
    app.addHook('onRequest', (request, reply, next) => {
      if (NEVER_CLOSED.test(request.url)) return next();
      const go = (note: Maintenance | null) => {
        if (note === null || !note.sites.includes(request.site)) return next();
        const retryAfterSeconds = comeAgainIn(note, request.now);
        if (request.url.startsWith('/api/')) return next(refusalOf(note, retryAfterSeconds));
        const { html, policy } = maintenancePage(note);
        reply
          .code(503)
          .type('text/html; charset=utf-8')
          .headers({
            'retry-after': String(retryAfterSeconds),
            'cache-control': 'no-store',
            'content-security-policy': policy,
          })
          .send(html);
      };
      const known = kept.known(clock());
      if (known !== undefined) go(known);
      else void kept.get(clock(), read).then(go);
    });
  },
  { name: 'maintenance', dependencies: ['errors', 'request-info', 'security'] },
);

/** In the operator's own words, where there are some. */
function refusalOf({ words }: Maintenance, retryAfterSeconds: number): AppError {
  const trimmed = words.trim();
  return new AppError('MAINTENANCE', {
    retryAfterSeconds,
    ...(trimmed ? { message: `${trimmed} 쓰던 답은 그대로 있어요.` } : {}),
  });
}

function comeAgainIn({ until }: Maintenance, now: number): number {
  return until === null ? COME_AGAIN : Math.max(SOONEST, Math.ceil((until - now) / 1000));
}

/** The page of a closed site. It stands alone: no script, no file, one style that its own policy names. */
function maintenancePage({ words, until }: Maintenance): { html: string; policy: string } {
  const html = `<!doctype html>
<html lang="ko"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>책바다를 손보고 있어요</title>
<style>${STYLE}</style></head>
<body><main>${PICTURE}<h1>책바다를 손보고 있어요</h1>
<p>${escapeHtml(words)}</p>${until === null ? '' : `<p><strong>${momentWords(until)}쯤 다시 열어요.</strong></p>`}
<p>쓰던 답과 모은 점수는 그대로 있어요.</p><a href="">다시 열어 보기</a></main></body></html>`;
  return { html, policy: POLICY };
}

function momentWords(until: number): string {
  const { month, day, hour, minute } = seoulParts(until);
  return `${month}월 ${day}일 ${hour < 12 ? '오전' : '오후'} ${hour % 12 || 12}시${minute > 0 ? ` ${minute}분` : ''}`;
}

function escapeHtml(text: string): string {
  const names: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replace(/[&<>"']/g, (letter) => names[letter] ?? '');
}
