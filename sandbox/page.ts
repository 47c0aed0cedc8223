import { fontFaces } from './fontFaces.ts';

const STYLE = `
${fontFaces()}
:root{color-scheme:light}
*{box-sizing:border-box}
body{margin:0;background:#e3f5f4;color:#12383d;font:16px/1.6 'Bada Sans','Apple SD Gothic Neo','Malgun Gothic',system-ui,sans-serif;word-break:keep-all;overflow-wrap:anywhere}
main{max-width:720px;margin:0 auto;padding:16px}
header{max-width:720px;margin:0 auto;padding:20px 16px 0}
h1{margin:0;font-size:24px;line-height:1.3}
h2{margin:24px 0 8px;font-size:18px}
p{margin:8px 0}
a{color:#0b6a70}
.soft{color:#4a6367}
.card{background:#fff;border-radius:16px;padding:20px;box-shadow:0 2px 10px rgb(11 106 112/.10)}
.list{list-style:none;margin:0;padding:0;display:grid;gap:10px}
.list a{display:block;min-height:64px;padding:14px 18px;background:#fff;border-radius:14px;text-decoration:none;color:inherit;box-shadow:0 2px 8px rgb(11 106 112/.08)}
.list a:hover,.list a:focus-visible{box-shadow:0 0 0 3px #0b6a70}
.list b{display:block;font-size:17px}
.list span{display:block}
label{display:block;font-weight:600}
input[type=text],select{width:100%;min-height:52px;margin-top:4px;padding:10px 12px;border:1.5px solid #6b8b8f;border-radius:10px;background:#fff;font:inherit;font-weight:400;color:inherit}
fieldset{border:0;margin:0 0 20px;padding:0}
legend{padding:0;margin-bottom:8px;font-weight:700}
.choice{display:flex;gap:12px;align-items:center;min-height:52px;padding:8px 12px;border:1.5px solid #b9d4d5;border-radius:12px;margin-bottom:8px;font-weight:400;cursor:pointer}
.choice:has(:checked){border-color:#0b6a70;background:#eefaf9}
.choice input{width:22px;height:22px;margin:0;accent-color:#0b6a70;flex:none}
.choice span{display:block}
.grid{display:grid;gap:12px}
@media(min-width:560px){.grid{grid-template-columns:1fr 1fr}}
button,.button{display:inline-flex;align-items:center;justify-content:center;min-height:52px;padding:12px 24px;border:0;border-radius:12px;background:#0b6a70;color:#fff;font:inherit;font-weight:700;text-decoration:none;cursor:pointer}
button.plain{background:#fff;color:#0b6a70;border:1.5px solid #0b6a70}
:focus-visible{outline:3px solid #f0795b;outline-offset:2px}
.row{display:flex;flex-wrap:wrap;gap:12px;align-items:center}
.notice{background:#fff4e0;border-radius:12px;padding:12px 16px;margin:0 0 16px}
dl{display:grid;grid-template-columns:auto 1fr;gap:4px 16px;margin:0 0 16px}
dt{color:#4a6367}
dd{margin:0}
iframe{width:100%;height:70vh;border:1px solid #b9d4d5;border-radius:12px;background:#fff}
pre{white-space:pre-wrap;font:inherit;margin:0}
details{margin-top:16px}
summary{padding:12px 0;cursor:pointer;font-weight:600;color:#0b6a70}
`;

/** A whole page of the stand-ins. @param body HTML whose values were escaped */
export function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="ko"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body><header><h1>${escapeHtml(title)}</h1></header><main>${body}</main></body></html>`;
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
