import type { Ring } from './course/RingCourse.ts';

/** What goes on in the water, and what can be done about it by touch, key or button. */
export type PetShow =
  | { readonly is: 'ball'; readonly throwIt: () => void; readonly end: () => void }
  | {
      readonly is: 'course';
      readonly rings: readonly Ring[];
      readonly ringSize: { readonly width: number; readonly height: number };
      /** @param index which ring; without it the next one */
      readonly cheer: (index?: number) => void;
      readonly end: () => void;
    };
