/** Animals that stand, wear clothes and speak. */
export const animalNames = [
  'rabbit',
  'turtle',
  'tiger',
  'fox',
  'bear',
  'wolf',
  'raccoon',
  'mouse',
  'cat',
  'dog',
  'pig',
  'frog',
  'monkey',
  'cow',
  'crow',
  'dragon',
  'fish',
  'catfish',
  'shark',
  'crab',
] as const;
export type AnimalName = (typeof animalNames)[number];

/** How old somebody is. */
export const ageNames = ['adult', 'child', 'toddler', 'elder'] as const;
export type AgeName = (typeof ageNames)[number];

/** The colour of the skin. */
export const skinNames = ['light', 'tan', 'brown', 'dark'] as const;
export type SkinName = (typeof skinNames)[number];

/** What somebody wears; `fur` is an animal without clothes. */
export const outfitNames = [
  'hanbok',
  'farmer',
  'scholar',
  'court',
  'king',
  'soldier',
  'monk',
  'modern',
  'dress',
  'gown',
  'prince',
  'lab',
  'fur',
  'cloak',
] as const;
export type OutfitName = (typeof outfitNames)[number];

/** Colours of clothes. */
export const dyeNames = [
  'red',
  'pink',
  'orange',
  'yellow',
  'green',
  'jade',
  'sky',
  'blue',
  'navy',
  'purple',
  'plum',
  'white',
  'cream',
  'brown',
  'grey',
  'black',
] as const;
export type DyeName = (typeof dyeNames)[number];

/** Hair of people. */
export const hairNames = [
  'child',
  'braid',
  'bun',
  'topknot',
  'elderBun',
  'elderKnot',
  'short',
  'bob',
  'long',
  'ponytail',
  'curls',
  'bald',
  'blond',
  'blondLong',
  'greyShort',
  'greyBun',
  'redBraids',
] as const;
export type HairName = (typeof hairNames)[number];

/** What is worn on the head. */
export const hatNames = [
  'gat',
  'satgat',
  'kingCap',
  'crown',
  'dragonCrown',
  'tiara',
  'scarf',
  'helmet',
  'topHat',
  'strawHat',
  'witchHat',
  'cap',
  'nightCap',
  'hood',
  'officialCap',
  'flowerCrown',
  'jokduri',
  'hoegeon',
  'glasses',
  'mineHelmet',
] as const;
export type HatName = (typeof hatNames)[number];

/** Beards. */
export const beardNames = ['white', 'black', 'short'] as const;
export type BeardName = (typeof beardNames)[number];

/** How somebody is held. */
export const poseNames = [
  'stand',
  'walk',
  'run',
  'wave',
  'point',
  'cheer',
  'hold',
  'think',
  'weep',
  'pull',
  'swing',
  'carry',
  'sit',
  'sitReach',
  'sitWeep',
  'sitCheer',
  'kneel',
  'bow',
  'sleep',
  'fly',
] as const;
export type PoseName = (typeof poseNames)[number];

/** What a face shows. */
export const moodNames = [
  'smile',
  'laugh',
  'calm',
  'sad',
  'cry',
  'angry',
  'surprised',
  'scared',
  'asleep',
  'proud',
  'sly',
] as const;
export type MoodName = (typeof moodNames)[number];

/** The names of somebody, by what they stand for. */
export const characterNames = {
  animal: animalNames,
  age: ageNames,
  skin: skinNames,
  outfit: outfitNames,
  dye: dyeNames,
  hair: hairNames,
  hat: hatNames,
  beard: beardNames,
  pose: poseNames,
  mood: moodNames,
} as const;
