/** Gold, silver and bronze of places 1 to 3, each with its number: colour alone is not enough. */
const metals = [
  { light: '#ffe08a', dark: '#e0a02f', ink: '#6b4700' },
  { light: '#eef3f5', dark: '#b3c3c9', ink: '#37525b' },
  { light: '#f6c39b', dark: '#cd8650', ink: '#5f3210' },
] as const;

export function Medal({ place }: { place: number }) {
  const { light, dark, ink } = metals[place - 1] ?? metals[2];
  return (
    <svg width="44" height="48" viewBox="0 0 44 48" role="img" aria-label={`${place}위`}>
      <path d="M11 2h9l4 14-8 6Z" fill="#2fa19f" />
      <path d="M33 2h-9l-4 14 8 6Z" fill="#0e6671" />
      <circle cx="22" cy="30" r="16.5" fill={dark} />
      <circle cx="22" cy="29" r="15" fill={light} />
      <circle cx="22" cy="29" r="11.5" fill="none" stroke={dark} strokeWidth="1.5" />
      <text x="22" y="35" textAnchor="middle" fontSize="17" fontWeight="800" fill={ink}>
        {place}
      </text>
    </svg>
  );
}
