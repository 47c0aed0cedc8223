import { type SiteName, siteNames } from '#contract/site.ts';
import { OperatorError } from './OperatorError.ts';

/** `edu/minji2014` → the site and login name. */
export function parseTarget(text: string): { site: SiteName; accountId: string } {
  const [site, accountId, ...rest] = text.split('/');
  if (accountId === undefined || accountId === '' || rest.length > 0) {
    throw new OperatorError(`‘사이트/아이디’로 적어 주세요. 예: edu/minji2014 (받은 값: ${text})`);
  }
  return { site: parseSite(site ?? ''), accountId };
}

export function parseSite(text: string): SiteName {
  const site = siteNames.find((name) => name === text);
  if (site === undefined)
    throw new OperatorError(`사이트는 ${siteNames.join(', ')} 가운데 하나예요. (받은 값: ${text})`);
  return site;
}

/** A number of an institution as commands take it. */
export function parseAcademyNo(text: string): number {
  if (!/^[1-9]\d{0,15}$/.test(text)) throw new OperatorError(`기관 번호는 숫자예요. (받은 값: ${text})`);
  return Number(text);
}
