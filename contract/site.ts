import { z } from 'zod';

/** The three sites of one installation: academy, school, home subscription. */
export const siteNames = ['edu', 'school', 'home'] as const;
export const siteName = z.enum(siteNames);
export type SiteName = z.infer<typeof siteName>;

/** The header that carries the login token, by site (spec section 6). */
export const tokenHeaderBySite: Readonly<Record<SiteName, string>> = {
  edu: 'x-ro-token',
  school: 'x-ro-token',
  home: 'x-ho-token',
};

/** The header that carries the login token of the staff pages. */
export const STAFF_TOKEN_HEADER = 'x-staff-token';

/** Response header that carries a renewed login token. */
export const RENEWED_TOKEN_HEADER = 'auth-token';

/** A script of somebody else that watches how the product is used. */
const observer = z.object({ src: z.string(), siteId: z.string() });

/** What the server writes into index.html as `<script type="application/json" id="site-config">`. */
export const siteConfig = z.object({
  site: siteName,
  /** Origin of the home site, for the redirects of the edu and school sites. */
  homeOrigin: z.string(),
  demo: z.boolean(),
  contractVersion: z.int(),
  /** What watches how the product is used, for who agreed to it; null: nothing. `here`: on this very page. */
  observers: z.nullable(z.object({ analytics: z.nullable(observer), replay: z.nullable(observer), here: z.boolean() })),
  /** How the customer service is reached; null where the operator has set neither way. */
  contact: z.nullable(z.object({ mail: z.nullable(z.string()), phone: z.nullable(z.string()) })),
});
export type SiteConfig = z.infer<typeof siteConfig>;

/** Raised when an old tab can no longer talk to a new server; sent as `x-contract-version`. */
export const CONTRACT_VERSION = 3;
