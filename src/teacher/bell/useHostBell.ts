import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { addressOf } from '#contract/endpoints/addressOf.ts';
import { staffBellApi } from '#contract/endpoints/goldenBell.ts';
import type { HostBell } from '#contract/goldenBell.ts';
import { STAFF_TOKEN_HEADER } from '#contract/site.ts';
import type { BellCommand } from '#domain/golden-bell/BellRoom.ts';
import { showErrorAlert } from '#src/lib/feedback/feedbackStore.ts';
import { type BellCarrier, followBell } from '#src/lib/live/followBell.ts';
import { usePost, useStaffServices } from '../services/StaffServicesContext.ts';
import { staffQueries } from '../staffQueries.ts';

interface HostFrame {
  currentDate: string;
  state: HostBell;
}

/** A round on its big screen, and the commands of the host. */
export function useHostBell(roomNo: number) {
  const { api, session } = useStaffServices();
  const { academyNo } = usePost();
  const client = useQueryClient();
  const options = staffQueries.bell(api, academyNo, roomNo);
  const query = useQuery(options);
  const [carrier, setCarrier] = useState<BellCarrier>('CALLS');
  const [offset, setOffset] = useState(0);

  useEffect(() => {
    const stop = new AbortController();
    const path = { academyNo, roomNo };
    const readToken = () => session.getState().login?.token ?? null;
    void followBell<HostFrame>({
      socketPath: addressOf(staffBellApi.socket, path),
      readToken,
      openStream: (signal) =>
        fetch(addressOf(staffBellApi.follow, path), {
          headers: { accept: 'text/event-stream', [STAFF_TOKEN_HEADER]: readToken() ?? '' },
          signal,
          cache: 'no-store',
        }),
      read: () => api.call(staffBellApi.read, { params: path }),
      onFrame: (frame) => {
        setOffset(Date.parse(frame.currentDate) - Date.now());
        client.setQueryData(staffQueries.bell(api, academyNo, roomNo).queryKey, (known) => newerOf(frame, known));
      },
      onCarrier: setCarrier,
      onLoginGone: () => session.end(true),
      random: Math.random,
      signal: stop.signal,
    });
    return () => stop.abort();
  }, [api, session, client, academyNo, roomNo]);

  const send = useMutation({
    mutationFn: ({ command, revision }: { command: BellCommand; revision: number }) =>
      api.call(staffBellApi.command, { params: { academyNo, roomNo }, body: { command, revision } }),
    onSuccess: (frame) => client.setQueryData(options.queryKey, (known) => newerOf(frame, known)),
    onError: showErrorAlert,
    meta: { ownError: true },
  });
  return {
    query,
    carrier,
    offset,
    isSending: send.isPending,
    /** Does something for what is on the screen now. */
    press: (command: BellCommand) => {
      const revision = query.data?.state.revision;
      if (revision !== undefined && !send.isPending) send.mutate({ command, revision });
    },
  };
}

/** Counts only grow within a revision: what shows fewer was on its way for longer. */
function newerOf(frame: HostFrame, known: HostFrame | undefined): HostFrame {
  if (known === undefined || frame.state.revision !== known.state.revision)
    return known !== undefined && frame.state.revision < known.state.revision ? known : frame;
  const countOf = ({ state }: HostFrame) => state.people.length + state.answeredCount;
  return countOf(frame) < countOf(known) ? known : frame;
}
