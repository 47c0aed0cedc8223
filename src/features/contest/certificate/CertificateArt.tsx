import { SHEET } from './certificateLines.ts';

/** Frame, waves, sun and seal of the certificate, without a word. Only attributes: it is also drawn into a picture. */
export function CertificateArt() {
  const { width, height } = SHEET;
  return (
    <>
      <defs>
        <linearGradient id="certificate-paper" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#e3f6f4" />
          <stop offset="0.45" stopColor="#fffaf0" />
          <stop offset="1" stopColor="#fffaf0" />
        </linearGradient>
        <radialGradient id="certificate-sun">
          <stop offset="0" stopColor="#fff1c4" />
          <stop offset="1" stopColor="#fff1c4" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="certificate-gold" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#ffe39a" />
          <stop offset="1" stopColor="#e0a02f" />
        </linearGradient>
        <clipPath id="certificate-inside">
          <rect x="38" y="38" width={width - 76} height={height - 76} rx="18" />
        </clipPath>
      </defs>
      <rect width={width} height={height} fill="url(#certificate-paper)" />
      <circle cx={width / 2} cy="150" r="240" fill="url(#certificate-sun)" />
      <g clipPath="url(#certificate-inside)">
        <path d={wave(height - 92)} fill="#c8ece9" />
        <path d={wave(height - 66)} fill="#9edcd9" />
        <path d={wave(height - 42)} fill="#67c2c2" />
      </g>
      <rect
        x="26"
        y="26"
        width={width - 52}
        height={height - 52}
        rx="26"
        fill="none"
        stroke="#e0a02f"
        strokeWidth="4"
      />
      <rect
        x="38"
        y="38"
        width={width - 76}
        height={height - 76}
        rx="18"
        fill="none"
        stroke="#67c2c2"
        strokeWidth="2"
      />
      <Flags />
      <Ship />
      <Seal x={width - 176} y={height - 196} />
      <Lighthouse x={150} y={height - 92} />
    </>
  );
}

/** A band of water, wider than the sheet. */
function wave(top: number): string {
  const crest = Array.from({ length: 8 }, () => 'q37-14 74 0t74 0').join('');
  return `M-20 ${top}${crest}V${SHEET.height}H-20Z`;
}

function Flags() {
  const fills = ['#f57c5f', '#f3c677', '#2fa19f', '#ee8fa6', '#6fbf73'];
  return (
    <g>
      <path d={`M40 58Q${SHEET.width / 2} 114 ${SHEET.width - 40} 58`} fill="none" stroke="#7fa7ab" strokeWidth="2" />
      {Array.from({ length: 23 }, (_, index) => {
        const x = 72 + index * 44.5;
        const y = 58 + 28 * (1 - ((2 * (x - 40)) / (SHEET.width - 80) - 1) ** 2);
        return <path key={x} d={`M${x - 11} ${y}h22l-11 22Z`} fill={fills[index % fills.length]} />;
      })}
    </g>
  );
}

/** The product's boat above the heading. */
function Ship() {
  return (
    <g transform={`translate(${SHEET.width / 2 - 3} 162) scale(0.5)`}>
      <path d="M-2-96h5V0h-5Z" fill="#8a5a2b" />
      <path d="M6-92C44-76 58-44 60-16H6Z" fill="#fff" stroke="#c8ece9" strokeWidth="3" />
      <path d="M-6-78C-34-62-44-38-46-16h40Z" fill="#f57c5f" />
      <path d="M-58-8H70c-6 26-22 36-42 36H-20C-42 28-54 14-58-8Z" fill="#c46a3f" />
      <path d="M-58-8H70l-3 10H-55Z" fill="#fdebc8" />
      <path d="M0-96l24-8-24-8Z" fill="#f3c677" />
    </g>
  );
}

/** Degrees at which the rim of the seal swells. */
const petals = Array.from({ length: 16 }, (_, index) => index * 22.5);

function Seal({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-30 34l-12 70 30-16 14-62Z" fill="#2fa19f" />
      <path d="M30 34l12 70-30-16-14-62Z" fill="#0e6671" />
      {petals.map((angle) => (
        <circle
          key={angle}
          cx={Math.cos((angle * Math.PI) / 180) * 50}
          cy={Math.sin((angle * Math.PI) / 180) * 50}
          r="12"
          fill="#e0a02f"
        />
      ))}
      <circle r="54" fill="url(#certificate-gold)" />
      <circle r="42" fill="none" stroke="#fff6dc" strokeWidth="3" />
      <path d="M0-28l8.5 18 19.5 2.5-14.5 13.5 4 19.5L0 15.5l-17.5 10 4-19.5L-28-7.5-8.5-10Z" fill="#fff6dc" />
    </g>
  );
}

function Lighthouse({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(0.86)`}>
      <path d="M-66 24c10-30 36-46 70-46s62 18 74 46Z" fill="#dcbb84" />
      <path d="M-24-10l8-128h32l8 128Z" fill="#fff" stroke="#c8ece9" strokeWidth="2" />
      <path d="M-21.5-50l2.5-40h38l2.5 40Z" fill="#f57c5f" />
      <rect x="-22" y="-148" width="44" height="11" rx="4" fill="#0e6671" />
      <rect x="-13" y="-174" width="26" height="27" rx="4" fill="#fff1b8" />
      <path d="M-19-173L0-196l19 23Z" fill="#f57c5f" />
    </g>
  );
}
