import type { SiteConfig } from '#contract/site.ts';
import type { Mail } from '#server/gateways/mail/MailGateway.ts';
import type { MailText } from './MailText.ts';

const INK = '#12383d';
const SOFT_INK = '#4a6367';
const DEEP = '#0b6a70';
const WATER = '#e3f5f4';
const FONT = "Pretendard,'Apple SD Gothic Neo','Malgun Gothic',sans-serif";
const FOOT = '책바다에서 보낸 안내 메일이에요. 보내기만 하는 주소라 답장은 읽지 못해요.';

/**
 * Lays a mail out twice, as plain text and as HTML; both have the same content. Styles are inline: mail programs drop
 * others.
 */
export function layoutMail({ help, ...mail }: MailText, contact: SiteConfig['contact']): Omit<Mail, 'to'> {
  const ways = [contact?.phone, contact?.mail].filter(Boolean).join(', ');
  const foot = ways === '' ? FOOT : `${FOOT} 고객센터: ${ways}`;
  const reachable = ways === '' || help === undefined ? mail : { ...mail, notes: [...mail.notes, help] };
  return { subject: mail.subject, text: toText(reachable, foot), html: toHtml(reachable, foot) };
}

function toText({ title, paragraphs, facts = [], button, notes }: MailText, foot: string): string {
  const blocks = [
    title,
    ...paragraphs,
    facts.map(([name, value]) => `${name}: ${value}`).join('\n'),
    button ? `${button.label}\n${button.url}` : '',
    ...notes,
    `—\n${foot}`,
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

function toHtml({ subject, title, paragraphs, facts = [], button, notes }: MailText, foot: string): string {
  const body = [
    `<h1 style="margin:0 0 16px;font-size:22px;line-height:1.4;color:${INK}">${escapeText(title)}</h1>`,
    ...paragraphs.map((text) => paragraph(text, `font-size:16px;color:${INK}`)),
    facts.length > 0 ? factBox(facts) : '',
    button ? buttonLink(button) : '',
    ...notes.map((text) => paragraph(text, `font-size:16px;color:${SOFT_INK}`)),
  ];
  return `<!doctype html>
<html lang="ko"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeText(subject)}</title></head>
<body style="margin:0;padding:0;background:${WATER};font-family:${FONT};word-break:keep-all">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${WATER}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:#ffffff;border-radius:16px">
<tr><td style="padding:20px 28px;border-bottom:1px solid ${WATER};font-size:20px;font-weight:700;color:${DEEP}">책바다</td></tr>
<tr><td style="padding:28px">${body.filter((part) => part !== '').join('\n')}</td></tr>
<tr><td style="padding:16px 28px;border-top:1px solid ${WATER};font-size:16px;line-height:1.6;color:${SOFT_INK}">${escapeText(foot)}</td></tr>
</table></td></tr></table></body></html>
`;
}

function paragraph(text: string, style: string): string {
  return `<p style="margin:0 0 12px;line-height:1.7;${style}">${escapeText(text)}</p>`;
}

function factBox(facts: NonNullable<MailText['facts']>): string {
  const rows = facts.map(
    ([name, value]) =>
      `<tr><td style="padding:6px 16px 6px 0;font-size:16px;color:${SOFT_INK};white-space:nowrap">${escapeText(name)}</td>` +
      `<td style="padding:6px 0;font-size:16px;font-weight:700;color:${INK}">${escapeText(value)}</td></tr>`,
  );
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 16px">${rows.join('')}</table>`;
}

function buttonLink({ label, url }: NonNullable<MailText['button']>): string {
  const look = `display:inline-block;padding:14px 28px;border-radius:12px;background:${DEEP};color:#ffffff;font-size:16px;font-weight:700;text-decoration:none`;
  return `<p style="margin:16px 0 24px"><a href="${escapeText(url)}" style="${look}">${escapeText(label)}</a></p>`;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
