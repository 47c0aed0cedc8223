import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { ArticleList } from '#contract/article.ts';
import type { IntroAnswer } from '#contract/introTexts.ts';
import { createTestServices } from '#src/testing/createTestServices.ts';
import { renderShell } from '#src/testing/renderShell.tsx';
import { ArticlesView } from './ArticlesView.tsx';

const texts: IntroAnswer = {
  page: 'inquiry',
  path: '/intro/inquiry',
  title: '글',
  description: '읽기에 대한 글',
  sections: [],
};
const one = { articleNo: 3, title: '읽기에 대하여', summary: '짧게', picture: 'aloud', publishedAt: '2026-05-04' };

it('leads back from a page past the last one', async () => {
  Element.prototype.scrollIntoView = vi.fn();
  const services = createTestServices({
    answers: {
      'GET /api/site/articles': (params: unknown) => {
        const { page } = params as { page: number };
        return { items: page === 1 ? [one] : [], page, pageSize: 30, totalCount: 1 } as ArticleList;
      },
    },
  });
  renderShell(<ArticlesView texts={texts} />, services, '/?page=4');
  const back = await screen.findByRole('button', { name: '마지막 쪽 보기' });
  expect(screen.queryByText('아직 실린 글이 없습니다')).toBeNull();
  fireEvent.click(back);
  expect(await screen.findByRole('link', { name: '읽기에 대하여' })).toBeTruthy();
});
