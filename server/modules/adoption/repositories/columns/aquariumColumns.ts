import type { TableColumns } from './TableColumns.ts';

/** What is stored of the aquarium, its neighbours and the points. */
export const aquariumColumns = {
  aquarium_feast: { AQUARIUM: 'account_no feast year came_day book_no met_day met_year keepsake_day' },
  aquarium_find: { AQUARIUM: 'account_no ordinal day_key taken_day' },
  aquarium_gift: { AQUARIUM: 'account_no absence_at item_id taken_at' },
  aquarium_guest: {
    AQUARIUM: 'account_no book_no arrived_at scene scene_day answer general_no seen_day memento_day treat_day',
  },
  aquarium_pause: {
    AQUARIUM:
      'pause_no account_no academy_no school_grade kind from_minute to_minute days started_at ended_at class_no',
  },
  aquarium_profile: {
    NEIGHBOURS:
      'account_no site nickname nickname_key friend_code visit_key open held head face neck water ground light owed_absence_at cheers_seen_at created_at asks_day asks_count tank_no',
  },
  aquarium_treat: { AQUARIUM: 'account_no day_key item_id' },
  bag_item: { AQUARIUM: 'account_no item_id quantity' },
  cheer: { NEIGHBOURS: 'account_no cheered_no day_key kind intimacy left_at' },
  friend_request: { NEIGHBOURS: 'account_no asked_no asked_at declined_at' },
  friendship: { NEIGHBOURS: 'account_no friend_no since_at' },
  held_name: { NEIGHBOURS: 'account_no name_key' },
  level_gift: { AQUARIUM: 'account_no level item_id taken_at' },
  neighbour_block: { NEIGHBOURS: 'account_no blocked_no blocked_at' },
  neighbour_report: { NEIGHBOURS: 'report_no account_no reported_no reason nickname reported_at settled_at pet_name' },
  pet: { AQUARIUM: 'account_no species nickname satiety intimacy strength gauges_at last_visit_at revision' },
  pet_care: { AQUARIUM: 'account_no day_key action free_id count' },
  point_ledger: { POINTS: 'entry_no account_no currency amount reason ref_type ref_id day_key created_at' },
  purchase: { POINTS: 'purchase_no account_no item_id quantity price bought_at refunded_at' },
  purse: { POINTS: 'account_no book_point shells exp' },
  reef_book: { CLASSES: 'count_no class_no account_no book_no week_key slot units' },
  reef_piece: { NONE: 'class_no ordinal book_no' },
  room_slot: { AQUARIUM: 'account_no position item_id' },
  tank_look: { AQUARIUM: 'account_no tank_no water ground light' },
  tank_slot: { AQUARIUM: 'account_no tank_no position item_id' },
  voyage: { AQUARIUM: 'account_no story stand started_at ended_at' },
} as const satisfies TableColumns;
