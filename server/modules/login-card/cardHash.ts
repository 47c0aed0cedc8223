import type { SiteName } from '#contract/site.ts';
import type { CardPicture } from '#domain/login-card/cardPictures.ts';
import type { Secrets } from '#server/config/Secrets.ts';

/**
 * What is stored of a card. Codes are short and pictures few, so that a plain hash of them could be tried out; with the
 * secret of the installation a copy of the database alone shows neither.
 */
export const cardHash = {
  code: ({ hmac }: Pick<Secrets, 'hmac'>, site: SiteName, code: string) => hmac('login-card-code', `${site} ${code}`),
  pictures: ({ hmac }: Pick<Secrets, 'hmac'>, accountNo: number, pictures: readonly CardPicture[]) =>
    hmac('login-card-pictures', `${accountNo} ${pictures.join(' ')}`),
};
