const YES =
  /^(?:예|네|넵|넹|동의|동의함|동의합니다|동의했음|동의하였음|동의완료|o|oo|ok|y|yes|true|1|v|완료|제출|제출함|제출완료|제출했음|받음|받았음|있음|유|확인|확인함|확인완료|수령|수령함|수령완료|찬성|○○|[○●◎✓✔☑√✅⊙])$/iu;
const NO =
  /^(?:|아니오|아니요|미동의|부동의|비동의|동의안함|동의하지않음|거부|n|no|false|0|미제출|안함|없음|무|아직|미완료|미수령|예정|보류|[x✕✖×✗✘❌-])$/iu;

/**
 * What a cell states about a guardian's signed consent in every usual word and mark.
 *
 * @returns null for a word that is neither yes nor no: nothing is taken for a consent that is not clearly one
 */
export function readConsent(given: string): boolean | null {
  const text = given
    .slice(0, 50)
    .replaceAll(/[ㅇ◯〇⭕]/gu, '○')
    .normalize('NFKC')
    .replaceAll(/\ufe0f|[\s.!~()'"]/gu, '');
  if (YES.test(text)) return true;
  return NO.test(text) ? false : null;
}
