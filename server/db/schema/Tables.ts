import type * as account from './accountTables.ts';
import type * as aquarium from './aquariumTables.ts';
import type * as book from './bookTables.ts';
import type * as joining from './joiningTables.ts';
import type * as mission from './missionTables.ts';

/** Every table of the one schema that both engines share. */
export interface Tables {
  institution: account.InstitutionTable;
  account: account.AccountTable;
  login_token: account.LoginTokenTable;
  sign_in_throttle: account.SignInThrottleTable;
  idempotency_key: account.IdempotencyKeyTable;
  installation: account.InstallationTable;
  use_log: account.UseLogTable;
  book: book.BookTable;
  book_page: book.BookPageTable;
  book_mission: book.BookMissionTable;
  book_gram: book.BookGramTable;
  book_cart: book.BookCartTable;
  book_favourite: book.BookFavouriteTable;
  reading_progress: book.ReadingProgressTable;
  notice: book.NoticeTable;
  mission_attempt: mission.MissionAttemptTable;
  mission_material: mission.MissionMaterialTable;
  mission_answer: mission.MissionAnswerTable;
  mission_hint: mission.MissionHintTable;
  mission_mark: mission.MissionMarkTable;
  point_ledger: mission.PointLedgerTable;
  purse: mission.PurseTable;
  verification: mission.VerificationTable;
  pet: aquarium.PetTable;
  pet_care: aquarium.PetCareTable;
  bag_item: aquarium.BagItemTable;
  purchase: aquarium.PurchaseTable;
  room_slot: aquarium.RoomSlotTable;
  join_code: joining.JoinCodeTable;
  sign_up: joining.SignUpTable;
  guardian: joining.GuardianTable;
  consent: joining.ConsentTable;
  temporary_token: joining.TemporaryTokenTable;
  profile_image: joining.ProfileImageTable;
  parent_share: joining.ParentShareTable;
  month_goal: joining.MonthGoalTable;
  mail_outbox: joining.MailOutboxTable;
  audit_log: joining.AuditLogTable;
  tombstone: joining.TombstoneTable;
}
