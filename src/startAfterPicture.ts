import { whenPictureStands } from './app/whenPictureStands.ts';

// What pages for visitors run in place of the entry where a picture stands at their head (`server/public-pages`).
const list = document.getElementById('after-picture')?.textContent ?? '';
const { entry, ahead } = JSON.parse(list) as { entry: string; ahead: string[] };

void whenPictureStands(document).then(() => {
  for (const href of ahead) {
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href });
    document.head.append(link);
  }
  return import(/* @vite-ignore */ entry);
});
