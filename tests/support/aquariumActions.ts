import type { AquariumChange, AquariumState, CareAction, LookBody } from '#contract/aquarium.ts';
import type { CatchResult, WordMissions, WordReward } from '#contract/wordMission.ts';
import type { PetSpecies } from '#domain/aquarium/petSpecies.ts';
import type { TestApp } from './buildTestApp.ts';

/** Keeps an aquarium through the public door. */
export function aquariumActions(app: TestApp, token: string) {
  return {
    state: async () => (await app.get<AquariumState>('/api/aquarium/me', token)).data,
    care: (action: CareAction, itemId: string, key?: string) =>
      app.post<AquariumChange>('/api/aquarium/care/me', { action, itemId }, token, key),
    buy: (itemId: string, quantity = 1, key?: string) =>
      app.post<AquariumChange>('/api/aquarium/purchases/me', { itemId, quantity }, token, key),
    /** Buys one and gives it to the pet in one step. */
    treat: (itemId: string, quantity = 1, key?: string) =>
      app.post<AquariumChange>('/api/aquarium/purchases/me', { itemId, quantity, use: true }, token, key),
    refund: (purchaseNo: number) =>
      app.send<AquariumChange>('POST', `/api/aquarium/purchases/${purchaseNo}/refund`, { token }),
    place: (position: number, itemId: string | null, fromPosition?: number) =>
      app.put<AquariumChange>(
        '/api/aquarium/room/me',
        { position, itemId, ...(fromPosition ? { fromPosition } : {}) },
        token,
      ),
    hatch: (species: PetSpecies) => app.post<AquariumChange>('/api/aquarium/pet/hatch', { species }, token),
    dress: (look: LookBody) => app.put<AquariumChange>('/api/aquarium/look/me', look, token),
    holiday: (on: boolean) => app.put<AquariumChange>('/api/aquarium/holiday/me', { on }, token),
    showTank: (tankNo: number) => app.put<AquariumChange>('/api/aquarium/tank/me', { tankNo }, token),
    levelGift: (level: number, itemId: string, key?: string) =>
      app.post<AquariumChange>('/api/aquarium/level-gifts/me', { level, itemId }, token, key),
    gift: (key?: string) => app.post<AquariumChange>('/api/aquarium/gifts/me', {}, token, key),
    words: async () => (await app.get<WordMissions>('/api/aquarium/word-missions/me', token)).data,
    catchWord: (wordMissionNo: number, bubbleIds: string[], key?: string) =>
      app.post<CatchResult>(`/api/aquarium/word-missions/${wordMissionNo}/catches`, { bubbleIds }, token, key),
    takeReward: (wordMissionNo: number, key?: string) =>
      app.post<WordReward>(`/api/aquarium/word-missions/${wordMissionNo}/rewards`, {}, token, key),
    rename: (nickname: string) => app.put<AquariumChange>('/api/aquarium/pet/me', { nickname }, token),
  };
}
