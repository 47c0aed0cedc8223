import type { SiteName } from '../../contract/site.ts';

/** How an installed site is called: different names for a family that has two of them. */
export const installNames: Readonly<Record<SiteName, string>> = {
  edu: '책바다 학원',
  school: '책바다 학교',
  home: '책바다 홈',
};

/**
 * What browsers show before an installation: pictures of `npm run pictures:intro`, in a format that every one of them
 * takes. The pages look the same on all sites.
 */
export const installShots = [
  {
    name: 'main',
    taken: 'main-1280',
    form: 'wide',
    sizes: '1280x800',
    label: '오늘 읽을 책과 바다 친구가 있는 첫 화면',
  },
  {
    name: 'aquarium',
    taken: 'aquarium-1280',
    form: 'wide',
    sizes: '1280x800',
    label: '읽은 만큼 자라는 바다 친구의 수족관',
  },
  {
    name: 'quiz',
    taken: 'quiz-640',
    form: 'narrow',
    sizes: '640x1280',
    label: '보기 네 개에서 하나를 고르는 독서 퀴즈',
  },
  {
    name: 'diagnosis',
    taken: 'diagnosis-640',
    form: 'narrow',
    sizes: '640x1280',
    label: '읽기 수준을 알려 주는 독서 진단 결과',
  },
] as const;

/** The manifest of a site that is installed. */
export function siteManifest(site: SiteName): object {
  const icon = (name: string, side: number, purpose: string) => ({
    src: `/icons/${site}-${name}.png`,
    sizes: `${side}x${side}`,
    type: 'image/png',
    purpose,
  });
  const small = [{ src: `/icons/${site}-192.png`, sizes: '192x192' }];
  return {
    // As it was before there was one a site: what is installed stays what it is.
    id: '/',
    name: installNames[site],
    short_name: installNames[site],
    description: '책을 읽고, 미션을 풀고, 바다 친구를 키우는 독서 교육 서비스',
    lang: 'ko',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    orientation: 'any',
    theme_color: '#67c2c2',
    background_color: '#e4faf6',
    categories: ['education', 'kids', 'books'],
    icons: [
      icon('192', 192, 'any'),
      icon('512', 512, 'any'),
      icon('maskable-512', 512, 'maskable'),
      icon('monochrome-512', 512, 'monochrome'),
    ],
    screenshots: installShots.map(({ name, form, sizes, label }) => ({
      src: `/install/${name}.jpg`,
      sizes,
      type: 'image/jpeg',
      form_factor: form,
      label,
    })),
    shortcuts: [
      { name: '내 책장', url: '/library/board', icons: small },
      { name: '책 찾기', url: '/search', icons: small },
      { name: '내 수족관', url: '/aquarium', icons: small },
    ],
  };
}
