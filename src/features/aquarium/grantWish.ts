import type { AquariumChange } from '../../../contract/aquarium.ts';
import type { AquariumWish, WishOutcome } from '../../game-host/GameMessages.ts';
import type { ApiClient } from '../../lib/api/createApiClient.ts';

type GrantedWish = Pick<Extract<WishOutcome, { ok: true }>, 'change' | 'action' | 'itemId'>;

/** What a wish spends is spent once, however often it is asked before an answer arrives. */
const keyed = { idempotent: true } as const;

/** Asks the server for one wish of the player. Rejects with ApiError or NetworkError. */
export async function grantWish(api: ApiClient, wish: AquariumWish): Promise<GrantedWish> {
  switch (wish.kind) {
    case 'care': {
      const body = { action: wish.action, itemId: wish.itemId };
      return granted(wish.action, wish.itemId, await api.post<AquariumChange>('/api/aquarium/care/me', body, keyed));
    }
    case 'buy': {
      const body = { itemId: wish.itemId, quantity: wish.quantity };
      return granted('buy', wish.itemId, await api.post<AquariumChange>('/api/aquarium/purchases/me', body, keyed));
    }
    case 'refund': {
      const path = `/api/aquarium/purchases/${wish.purchaseNo}/refund`;
      return granted('refund', null, await api.post<AquariumChange>(path, {}, keyed));
    }
    case 'place': {
      const { position, itemId, fromPosition } = wish;
      const body = { position, itemId, ...(fromPosition === undefined ? {} : { fromPosition }) };
      return granted('place', wish.itemId, await api.put<AquariumChange>('/api/aquarium/room/me', body));
    }
    case 'hatch':
      return granted(
        'hatch',
        null,
        await api.post<AquariumChange>('/api/aquarium/pet/hatch', { species: wish.species }, keyed),
      );
    case 'rename':
      return granted(
        'rename',
        null,
        await api.put<AquariumChange>('/api/aquarium/pet/me', { nickname: wish.nickname }),
      );
    case 'dress':
      return granted('dress', null, await api.put<AquariumChange>('/api/aquarium/look/me', wish.look));
    case 'holiday':
      return granted('holiday', null, await api.put<AquariumChange>('/api/aquarium/holiday/me', { on: wish.on }));
    case 'gift':
      return granted('gift', null, await api.post<AquariumChange>('/api/aquarium/gifts/me', {}, keyed));
  }
}

function granted(action: GrantedWish['action'], itemId: string | null, change: AquariumChange): GrantedWish {
  return { action, itemId, change };
}
