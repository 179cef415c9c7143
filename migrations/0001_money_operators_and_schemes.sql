CREATE TABLE `bank_credits` (
	`id` text PRIMARY KEY NOT NULL,
	`reference` text NOT NULL,
	`amount_paise` integer NOT NULL,
	`received_on` text NOT NULL,
	`line_key` text,
	`entry_key` text,
	`state` text NOT NULL,
	`reason` text,
	`recorded_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`settled_at` integer,
	`settled_by` text,
	`returned_as` text,
	FOREIGN KEY (`reference`) REFERENCES `bank_transfers`(`reference`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bank_credits_lineKey_unique` ON `bank_credits` (`line_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `bank_credits_entryKey_unique` ON `bank_credits` (`entry_key`);--> statement-breakpoint
CREATE INDEX `bank_credits_reference` ON `bank_credits` (`reference`);--> statement-breakpoint
CREATE INDEX `bank_credits_parked` ON `bank_credits` (`created_at`) WHERE state = 'parked';--> statement-breakpoint
CREATE TABLE `bank_transfers` (
	`reference` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`amount_paise` integer NOT NULL,
	`status` text DEFAULT 'reserved' NOT NULL,
	`last_day` text NOT NULL,
	`created_at` integer NOT NULL,
	`closed_at` integer,
	`closed_by` text,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "bank_transfers_closed" CHECK(("bank_transfers"."status" = 'reserved') = ("bank_transfers"."closed_at" is null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bank_transfers_orderId_unique` ON `bank_transfers` (`order_id`);--> statement-breakpoint
CREATE INDEX `bank_transfers_created` ON `bank_transfers` (`created_at`);--> statement-breakpoint
CREATE TABLE `settled_items` (
	`id` text PRIMARY KEY NOT NULL,
	`entity_id` text NOT NULL,
	`type` text NOT NULL,
	`amount_paise` integer NOT NULL,
	`fee_paise` integer NOT NULL,
	`tax_paise` integer NOT NULL,
	`credit_paise` integer NOT NULL,
	`debit_paise` integer NOT NULL,
	`settlement_id` text NOT NULL,
	`utr` text NOT NULL,
	`settled_at` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `settled_items_settled` ON `settled_items` (`settled_at`);--> statement-breakpoint
CREATE INDEX `settled_items_entity` ON `settled_items` (`entity_id`);--> statement-breakpoint
CREATE TABLE `documents` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`order_id` text NOT NULL,
	`refund_id` text,
	`credits_id` text,
	`series` text NOT NULL,
	`sequence` integer NOT NULL,
	`revision` integer NOT NULL,
	`number` text NOT NULL,
	`issued_on` text NOT NULL,
	`total_paise` integer NOT NULL,
	`taxable_paise` integer NOT NULL,
	`cgst_paise` integer NOT NULL,
	`sgst_paise` integer NOT NULL,
	`igst_paise` integer NOT NULL,
	`period_from` text,
	`period_to` text,
	`terms` text NOT NULL,
	`created_at` integer NOT NULL,
	`cancelled_at` integer,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`refund_id`) REFERENCES `refunds`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`credits_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "documents_sum" CHECK("documents"."total_paise" = "documents"."taxable_paise" + "documents"."cgst_paise" + "documents"."sgst_paise" + "documents"."igst_paise"),
	CONSTRAINT "documents_total" CHECK("documents"."total_paise" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `documents_refundId_unique` ON `documents` (`refund_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `documents_number` ON `documents` (`series`,`sequence`,`revision`);--> statement-breakpoint
CREATE UNIQUE INDEX `documents_original` ON `documents` (`order_id`,`revision`) WHERE kind <> 'credit_note';--> statement-breakpoint
CREATE INDEX `documents_order` ON `documents` (`order_id`);--> statement-breakpoint
CREATE INDEX `documents_issued` ON `documents` (`issued_on`);--> statement-breakpoint
CREATE TABLE `console_sessions` (
	`session_id` text PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	`started_at` integer NOT NULL,
	`seen_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `console_sessions_member` ON `console_sessions` (`member_id`);--> statement-breakpoint
CREATE INDEX `console_sessions_started` ON `console_sessions` (`started_at`);--> statement-breakpoint
CREATE TABLE `operators` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`member_id` text,
	`role` text NOT NULL,
	`granted_at` integer NOT NULL,
	`granted_by` text NOT NULL,
	`revoked_at` integer,
	`revoked_by` text,
	CONSTRAINT "operators_revoked" CHECK(("operators"."revoked_at" is null) = ("operators"."revoked_by" is null)),
	CONSTRAINT "operators_email" CHECK("operators"."email" = lower("operators"."email"))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `operators_current` ON `operators` (`email`) WHERE revoked_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX `operators_current_member` ON `operators` (`member_id`) WHERE revoked_at is null;--> statement-breakpoint
CREATE INDEX `operators_member` ON `operators` (`member_id`);--> statement-breakpoint
CREATE INDEX `operators_email_index` ON `operators` (`email`);--> statement-breakpoint
CREATE TABLE `record_notes` (
	`id` text PRIMARY KEY NOT NULL,
	`subject` text NOT NULL,
	`body` text NOT NULL,
	`operator` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `record_notes_subject` ON `record_notes` (`subject`,`created_at`);--> statement-breakpoint
CREATE TABLE `audit_trail` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` integer NOT NULL,
	`operator` text NOT NULL,
	`action` text NOT NULL,
	`subject` text NOT NULL,
	`fields` text NOT NULL,
	`reason` text,
	`request_id` text NOT NULL,
	`previous_hash` text NOT NULL,
	`hash` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `audit_trail_previousHash_unique` ON `audit_trail` (`previous_hash`);--> statement-breakpoint
CREATE INDEX `audit_trail_subject` ON `audit_trail` (`subject`,`seq`);--> statement-breakpoint
CREATE INDEX `audit_trail_operator` ON `audit_trail` (`operator`,`seq`);--> statement-breakpoint
CREATE TABLE `refund_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`payment_id` text NOT NULL,
	`decision_id` text,
	`amount_paise` integer NOT NULL,
	`reason` text NOT NULL,
	`ends_membership` integer NOT NULL,
	`state` text NOT NULL,
	`idempotency_key` text NOT NULL,
	`requested_by` text NOT NULL,
	`decided_by` text,
	`decided_at` integer,
	`provider_refund_id` text,
	`attempts` integer NOT NULL,
	`next_try_at` integer,
	`last_error` text,
	`attended_at` integer,
	`attended_by` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`payment_id`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`decision_id`) REFERENCES `payment_decisions`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "refund_requests_amount" CHECK("refund_requests"."amount_paise" > 0),
	CONSTRAINT "refund_requests_decided" CHECK(("refund_requests"."decided_at" is null) = ("refund_requests"."decided_by" is null)),
	CONSTRAINT "refund_requests_attended" CHECK(("refund_requests"."attended_at" is null) = ("refund_requests"."attended_by" is null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `refund_requests_idempotencyKey_unique` ON `refund_requests` (`idempotency_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `refund_requests_providerRefundId_unique` ON `refund_requests` (`provider_refund_id`);--> statement-breakpoint
CREATE INDEX `refund_requests_payment` ON `refund_requests` (`payment_id`);--> statement-breakpoint
CREATE INDEX `refund_requests_decision` ON `refund_requests` (`decision_id`) WHERE decision_id is not null;--> statement-breakpoint
CREATE INDEX `refund_requests_requested` ON `refund_requests` (`created_at`) WHERE state = 'requested';--> statement-breakpoint
CREATE INDEX `refund_requests_due` ON `refund_requests` (`next_try_at`) WHERE state = 'processing';--> statement-breakpoint
CREATE INDEX `refund_requests_failed` ON `refund_requests` (`updated_at`) WHERE state = 'failed' and attended_at is null;--> statement-breakpoint
CREATE TABLE `saved_answers` (
	`member_id` text PRIMARY KEY NOT NULL,
	`answers` text NOT NULL,
	`saved_at` integer NOT NULL,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `scheme_reminders` (
	`member_id` text NOT NULL,
	`scheme` text NOT NULL,
	`notice_version` text NOT NULL,
	`given_at` integer NOT NULL,
	`seen` text NOT NULL,
	PRIMARY KEY(`member_id`, `scheme`),
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `scheme_reminders_seen` ON `scheme_reminders` (`scheme`,`seen`);--> statement-breakpoint
CREATE TABLE `message_replies` (
	`id` text PRIMARY KEY NOT NULL,
	`message_id` text NOT NULL,
	`body` text NOT NULL,
	`operator` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`message_id`) REFERENCES `contact_messages`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `message_replies_message` ON `message_replies` (`message_id`,`created_at`);--> statement-breakpoint
ALTER TABLE `sessions` ADD `passkey_at` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `buyer` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `upgrade` text;--> statement-breakpoint
CREATE INDEX `orders_newest` ON `orders` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `orders_status` ON `orders` (`status`,`created_at`,`id`);--> statement-breakpoint
ALTER TABLE `event_registrations` ADD `confirmed_at` integer;--> statement-breakpoint
ALTER TABLE `event_registrations` ADD `confirmed_by` text;--> statement-breakpoint
CREATE INDEX `event_registrations_newest` ON `event_registrations` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `event_registrations_event` ON `event_registrations` (`event`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `event_registrations_waiting` ON `event_registrations` (`event`,`created_at`,`id`) WHERE confirmed_at is null;--> statement-breakpoint
CREATE INDEX `event_registrations_name` ON `event_registrations` (lower("full_name"));--> statement-breakpoint
CREATE INDEX `event_registrations_phone` ON `event_registrations` (`phone`);--> statement-breakpoint
CREATE INDEX `event_registrations_phone_end` ON `event_registrations` (cast(phone as integer) % 100000);--> statement-breakpoint
ALTER TABLE `memberships` ADD `ended_on` text;--> statement-breakpoint
ALTER TABLE `memberships` ADD `kind` text;--> statement-breakpoint
ALTER TABLE `memberships` ADD `replaced_by` text REFERENCES orders(id);--> statement-breakpoint
ALTER TABLE `memberships` ADD `revoked_on` text;--> statement-breakpoint
CREATE INDEX `memberships_end` ON `memberships` (`valid_to`);--> statement-breakpoint
CREATE INDEX `memberships_replaced` ON `memberships` (`replaced_by`) WHERE replaced_by is not null;--> statement-breakpoint
ALTER TABLE `contact_messages` ADD `answered_at` integer;--> statement-breakpoint
ALTER TABLE `contact_messages` ADD `answered_by` text;--> statement-breakpoint
CREATE INDEX `contact_messages_newest` ON `contact_messages` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `contact_messages_kind` ON `contact_messages` (`kind`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `contact_messages_open` ON `contact_messages` (`created_at`,`id`) WHERE answered_at is null;--> statement-breakpoint
CREATE INDEX `contact_messages_name` ON `contact_messages` (lower("name"));--> statement-breakpoint
CREATE INDEX `contact_messages_phone` ON `contact_messages` (`phone`) WHERE phone is not null;--> statement-breakpoint
CREATE INDEX `members_newest` ON `members` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `members_role_newest` ON `members` (`role`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `members_name` ON `members` (lower("name"));--> statement-breakpoint
CREATE INDEX `members_phone` ON `members` (`phone`);--> statement-breakpoint
CREATE INDEX `members_phone_end` ON `members` (cast(phone as integer) % 100000);--> statement-breakpoint
CREATE INDEX `disputes_open` ON `disputes` (`respond_by`) WHERE status not in ('won', 'lost', 'closed');--> statement-breakpoint
CREATE INDEX `payment_decisions_open` ON `payment_decisions` (`created_at`) WHERE resolved_at is null;--> statement-breakpoint
CREATE INDEX `outbox_undelivered` ON `outbox` (`created_at`) WHERE status = 'failed' and last_error not in ('subject_gone', 'address_limit');