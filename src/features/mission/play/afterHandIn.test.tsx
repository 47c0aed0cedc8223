import { useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useApi } from '#src/lib/services/ServicesContext.ts';
import { createTestServices } from '#src/testing/createTestServices.ts';
import { renderShell } from '#src/testing/renderShell.tsx';
import { missionQueries } from '../missionQueries.ts';
import { afterHandIn } from './afterHandIn.ts';

const RESULT = 'GET /api/mission/books/1042/results/me';

function OpenPage() {
  const result = useQuery(missionQueries.result(useApi(), 1042));
  return result.data ? (
    <label>
      {result.data.bookName}
      <input />
    </label>
  ) : (
    <p>뼈대</p>
  );
}

it('brings a page that is open up to date, and lets the next show nothing old', async () => {
  const services = createTestServices({ signedIn: true, answers: { [RESULT]: { bookName: '토끼전' } } });
  const { client } = renderShell(<OpenPage />, services);
  const field = await screen.findByLabelText('토끼전');
  const left = missionQueries.board(services.api, 1157).queryKey;
  client.setQueryData(left, { bookName: '흥부전', missions: [] } as never);

  for (const bookName of ['토끼전, 미션 하나', '토끼전, 미션 둘']) {
    services.answers[RESULT] = { bookName };
    act(() => afterHandIn(client, services.broadcast));
    expect(client.getQueryData(left)).toBeUndefined();
    // What is being written on the open page stays.
    expect(await screen.findByLabelText(bookName)).toBe(field);
  }
  expect(services.sent).toContainEqual({ type: 'main/changed' });
});
