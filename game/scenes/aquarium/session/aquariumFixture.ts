import type { AquariumState } from '#contract/aquarium.ts';

/** A plain aquarium for tests; what matters to a test is named by it. */
export function aquariumFixture(change: Partial<AquariumState> = {}): AquariumState {
  return {
    revision: 1,
    currentDate: '2026-05-06T09:00:00.000Z',
    pet: {
      species: 'octopus',
      stage: 'young',
      nickname: '문어대장',
      level: 13,
      exp: 100,
      expToNext: 350,
      mood: 'calm',
      resting: false,
      hatchable: false,
    },
    gauges: { satiety: 50, intimacy: 60, strength: 70 },
    shells: 120,
    bookPoint: 300,
    bag: [{ itemId: 'bread', quantity: 2 }],
    room: [{ position: 3, itemId: 'coral' }],
    today: { feedsLeft: 5, playsLeft: 3, trainsLeft: 3, freeLeft: ['plankton', 'stroke', 'swim'] },
    shop: [
      {
        itemId: 'bread',
        name: '바다 빵',
        kind: 'food',
        price: 10,
        art: 'item/bread',
        description: '갓 구워 따끈한 빵이에요.',
        effect: { satiety: 35 },
        minLevel: 1,
      },
    ],
    refunds: [],
    look: { head: null, face: null, neck: null, water: null, ground: null, light: null },
    nextTank: {
      itemId: 'custom-tank-1',
      name: '고요한 쪽빛 모래',
      kind: 'theme',
      price: 1000,
      art: 'item/custom-tank',
      description: '세상에 하나뿐인 주문 수조예요.',
      effect: {},
      minLevel: 1,
      tank: { water: { colours: ['#bdeff0', '#67c2c2', '#1f6f86'] } },
    },
    rest: null,
    holiday: false,
    welcomeBack: null,
    words: { ready: 3, rewards: 0 },
    newCheers: 0,
    ...change,
  };
}
