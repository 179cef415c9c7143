CREATE TABLE `publication_changes` (
	`id` text PRIMARY KEY NOT NULL,
	`publication_id` text NOT NULL,
	`entry_id` text NOT NULL,
	`before` text NOT NULL,
	`after` text NOT NULL,
	FOREIGN KEY (`publication_id`) REFERENCES `publications`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`entry_id`) REFERENCES `content_entries`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `publication_changes_publication` ON `publication_changes` (`publication_id`);--> statement-breakpoint
CREATE INDEX `publication_changes_entry` ON `publication_changes` (`entry_id`);--> statement-breakpoint
CREATE TABLE `publications` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`operator` text NOT NULL,
	`takes_back` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `publications_time` ON `publications` (`created_at`);--> statement-breakpoint
CREATE TABLE `link_checks` (
	`address` text PRIMARY KEY NOT NULL,
	`status` text NOT NULL,
	`checked_at` integer NOT NULL,
	`first_failed_at` integer,
	`accepted_at` integer
);
--> statement-breakpoint
CREATE TABLE `record_assignments` (
	`subject` text PRIMARY KEY NOT NULL,
	`record_kind` text NOT NULL,
	`record_id` text NOT NULL,
	`at` integer NOT NULL,
	`operator` text NOT NULL,
	`assigned_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `record_assignments_list` ON `record_assignments` (`record_kind`,`operator`,`at`,`record_id`);--> statement-breakpoint
CREATE INDEX `record_assignments_operator` ON `record_assignments` (`operator`);--> statement-breakpoint
CREATE TABLE `record_tags` (
	`subject` text NOT NULL,
	`tag` text NOT NULL,
	`record_kind` text NOT NULL,
	`record_id` text NOT NULL,
	`at` integer NOT NULL,
	`added_at` integer NOT NULL,
	PRIMARY KEY(`subject`, `tag`)
);
--> statement-breakpoint
CREATE INDEX `record_tags_list` ON `record_tags` (`record_kind`,`tag`,`at`,`record_id`);--> statement-breakpoint
CREATE TABLE `saved_views` (
	`id` text PRIMARY KEY NOT NULL,
	`path` text NOT NULL,
	`name` text NOT NULL,
	`query` text NOT NULL,
	`operator` text NOT NULL,
	`is_shared` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `saved_views_own` ON `saved_views` (`operator`,`path`,`name`);--> statement-breakpoint
CREATE INDEX `saved_views_shared` ON `saved_views` (`path`,`name`) WHERE is_shared = 1;--> statement-breakpoint
CREATE TABLE `pictures` (
	`hash` text PRIMARY KEY NOT NULL,
	`format` text NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`bytes` integer NOT NULL,
	`small_width` integer,
	`small_height` integer,
	`small_bytes` integer,
	`alt` text NOT NULL,
	`focus_x` integer NOT NULL,
	`focus_y` integer NOT NULL,
	`uploaded_by` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `pictures_created` ON `pictures` (`created_at`,`hash`);--> statement-breakpoint
CREATE TABLE `figure_counts` (
	`figure` text NOT NULL,
	`period` text NOT NULL,
	`label` text NOT NULL,
	`count` integer NOT NULL,
	`paise` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`figure`, `period`, `label`)
);
--> statement-breakpoint
CREATE TABLE `slug_redirects` (
	`collection` text NOT NULL,
	`from_slug` text NOT NULL,
	`to_slug` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`collection`, `from_slug`)
);
--> statement-breakpoint
CREATE TABLE `seats` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`place` integer NOT NULL,
	`email` text,
	`member_id` text,
	`status` text NOT NULL,
	`created_at` integer NOT NULL,
	`accepted_at` integer,
	`closed_at` integer,
	`check_on` text NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `seats_place` ON `seats` (`owner_id`,`place`) WHERE status in ('invited', 'accepted');--> statement-breakpoint
CREATE UNIQUE INDEX `seats_person` ON `seats` (`owner_id`,`email`) WHERE status in ('invited', 'accepted');--> statement-breakpoint
CREATE INDEX `seats_owner` ON `seats` (`owner_id`,`place`);--> statement-breakpoint
CREATE INDEX `seats_email` ON `seats` (`email`);--> statement-breakpoint
CREATE INDEX `seats_member` ON `seats` (`member_id`) WHERE member_id is not null;--> statement-breakpoint
CREATE INDEX `seats_check` ON `seats` (`check_on`) WHERE status in ('invited', 'accepted');--> statement-breakpoint
CREATE INDEX `seats_closed` ON `seats` (`closed_at`) WHERE closed_at is not null;--> statement-breakpoint
DROP INDEX `bank_transfers_created`;--> statement-breakpoint
CREATE INDEX `bank_transfers_last_day` ON `bank_transfers` (`last_day`,`reference`);--> statement-breakpoint
CREATE INDEX `bank_transfers_status_day` ON `bank_transfers` (`status`,`last_day`,`reference`);--> statement-breakpoint
CREATE INDEX `bank_transfers_status` ON `bank_transfers` (`status`,`created_at`,`reference`);--> statement-breakpoint
CREATE INDEX `bank_transfers_created` ON `bank_transfers` (`created_at`,`reference`);--> statement-breakpoint
DROP INDEX `documents_original`;--> statement-breakpoint
DROP INDEX `documents_issued`;--> statement-breakpoint
ALTER TABLE `documents` ADD `ordinal` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `documents` ADD `payment_id` text REFERENCES payments(id);--> statement-breakpoint
CREATE INDEX `documents_revised` ON `documents` (`order_id`) WHERE revision > 0;--> statement-breakpoint
CREATE INDEX `documents_kind` ON `documents` (`kind`,`issued_on`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `documents_original` ON `documents` (`order_id`,`ordinal`,`revision`) WHERE kind <> 'credit_note';--> statement-breakpoint
CREATE INDEX `documents_issued` ON `documents` (`issued_on`,`id`);--> statement-breakpoint
DROP INDEX `memberships_end`;--> statement-breakpoint
ALTER TABLE `memberships` ADD `revoked_by` text;--> statement-breakpoint
CREATE INDEX `memberships_plan_end` ON `memberships` (`plan_id`,`valid_to`,`id`);--> statement-breakpoint
CREATE INDEX `memberships_stopped` ON `memberships` (`valid_to`,`id`) WHERE (ended_on is not null or revoked_on is not null);--> statement-breakpoint
CREATE INDEX `memberships_running` ON `memberships` (`valid_to`,`id`) WHERE ended_on is null and revoked_on is null;--> statement-breakpoint
CREATE INDEX `memberships_end` ON `memberships` (`valid_to`,`id`);--> statement-breakpoint
ALTER TABLE `bank_credits` ADD `bank_number` text;--> statement-breakpoint
ALTER TABLE `disputes` ADD `answered_at` integer;--> statement-breakpoint
ALTER TABLE `disputes` ADD `answered_by` text;--> statement-breakpoint
ALTER TABLE `payments` ADD `reference` text;--> statement-breakpoint
CREATE INDEX `payments_reference` ON `payments` (`reference`) WHERE reference is not null;--> statement-breakpoint
ALTER TABLE `content_entries` ADD `translations` text;--> statement-breakpoint
ALTER TABLE `content_entries` ADD `draft` text;--> statement-breakpoint
ALTER TABLE `content_entries` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `content_entries` ADD `publish_at` integer;--> statement-breakpoint
ALTER TABLE `content_entries` ADD `scheduled_by` text;--> statement-breakpoint
CREATE INDEX `content_entries_due` ON `content_entries` (`publish_at`) WHERE publish_at is not null;--> statement-breakpoint
ALTER TABLE `content_revisions` ADD `translations` text;--> statement-breakpoint
CREATE INDEX `consents_newest` ON `consents` (`given_at`,`id`);--> statement-breakpoint
CREATE INDEX `consents_purpose` ON `consents` (`purpose`,`given_at`,`id`);--> statement-breakpoint
CREATE INDEX `consents_withdrawn` ON `consents` (`given_at`,`id`) WHERE withdrawn_at is not null;--> statement-breakpoint
CREATE INDEX `consents_valid` ON `consents` (`given_at`,`id`) WHERE withdrawn_at is null;--> statement-breakpoint
CREATE INDEX `members_state_newest` ON `members` (`state`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `event_registrations_all_waiting` ON `event_registrations` (`created_at`,`id`) WHERE confirmed_at is null;--> statement-breakpoint
CREATE INDEX `event_registrations_confirmed` ON `event_registrations` (`event`,`created_at`,`id`) WHERE confirmed_at is not null;--> statement-breakpoint
CREATE INDEX `event_registrations_all_confirmed` ON `event_registrations` (`created_at`,`id`) WHERE confirmed_at is not null;--> statement-breakpoint
CREATE INDEX `outbox_newest` ON `outbox` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `outbox_queued` ON `outbox` (`created_at`,`id`) WHERE status = 'queued';--> statement-breakpoint
CREATE INDEX `outbox_sending` ON `outbox` (`created_at`,`id`) WHERE status = 'sending';--> statement-breakpoint
CREATE INDEX `outbox_sent` ON `outbox` (`created_at`,`id`) WHERE status = 'sent';--> statement-breakpoint
CREATE INDEX `outbox_failed` ON `outbox` (`created_at`,`id`) WHERE status = 'failed';--> statement-breakpoint
CREATE INDEX `outbox_no_address` ON `outbox` (`created_at`,`id`) WHERE status = 'no_address';--> statement-breakpoint
CREATE INDEX `outbox_kind` ON `outbox` (`kind`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `audit_trail_time` ON `audit_trail` (`at`);--> statement-breakpoint
CREATE INDEX `audit_trail_operator_time` ON `audit_trail` (`operator`,`at`);--> statement-breakpoint
CREATE INDEX `audit_trail_action_time` ON `audit_trail` (`action`,`at`);--> statement-breakpoint
CREATE INDEX `audit_trail_request` ON `audit_trail` (`request_id`);--> statement-breakpoint
CREATE INDEX `contact_messages_answered` ON `contact_messages` (`created_at`,`id`) WHERE answered_at is not null;--> statement-breakpoint
CREATE INDEX `intents_newest` ON `intents` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `intents_intent` ON `intents` (`intent`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `offers_all` ON `offers` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `offers_status` ON `offers` (`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `offers_opportunity` ON `offers` (`opportunity`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `submissions_id` ON `submissions` (member_id || '.' || kind || '.' || key);--> statement-breakpoint
CREATE INDEX `submissions_submitted` ON `submissions` (`updated_at`,member_id || '.' || kind || '.' || key) WHERE state = 'submitted';--> statement-breakpoint
CREATE INDEX `submissions_submitted_kind` ON `submissions` (`kind`,`updated_at`,member_id || '.' || kind || '.' || key) WHERE state = 'submitted';