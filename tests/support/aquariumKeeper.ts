import type { AquariumChange, AquariumState, CareAction } from '../../contract/aquarium.ts';
import type { PetSpecies } from '../../domain/aquarium/petSpecies.ts';
import type { TestApp } from './buildTestApp.ts';

/** Keeps an aquarium through the public door. */
export function aquariumKeeper(app: TestApp, token: string) {
  return {
    state: async () => (await app.get<AquariumState>('/api/aquarium/me', token)).data,
    care: (action: CareAction, itemId: string, key?: string) =>
      app.post<AquariumChange>('/api/aquarium/care/me', { action, itemId }, token, key),
    buy: (itemId: string, quantity = 1, key?: string) =>
      app.post<AquariumChange>('/api/aquarium/purchases/me', { itemId, quantity }, token, key),
    refund: (purchaseNo: number) =>
      app.send<AquariumChange>('POST', `/api/aquarium/purchases/${purchaseNo}/refund`, { token }),
    place: (position: number, itemId: string | null, fromPosition?: number) =>
      app.put<AquariumChange>(
        '/api/aquarium/room/me',
        { position, itemId, ...(fromPosition ? { fromPosition } : {}) },
        token,
      ),
    hatch: (species: PetSpecies) => app.post<AquariumChange>('/api/aquarium/pet/hatch', { species }, token),
    rename: (nickname: string) => app.put<AquariumChange>('/api/aquarium/pet/me', { nickname }, token),
  };
}
