CREATE TABLE `consents` (
	`id` text PRIMARY KEY NOT NULL,
	`member_id` text,
	`email` text,
	`purpose` text NOT NULL,
	`notice_version` text NOT NULL,
	`given_at` integer NOT NULL,
	`withdrawn_at` integer,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "consents_purpose" CHECK("consents"."purpose" in ('account', 'marketing')),
	CONSTRAINT "consents_person" CHECK("consents"."member_id" is not null or "consents"."email" is not null)
);
--> statement-breakpoint
CREATE INDEX `consents_member` ON `consents` (`member_id`,`purpose`);--> statement-breakpoint
CREATE INDEX `consents_email` ON `consents` (`email`);--> statement-breakpoint
CREATE TABLE `members` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`phone` text NOT NULL,
	`role` text NOT NULL,
	`state` text DEFAULT 'unverified' NOT NULL,
	`created_at` integer NOT NULL,
	CONSTRAINT "members_role" CHECK("members"."role" in ('mentor', 'student', 'investor', 'startup')),
	CONSTRAINT "members_email" CHECK("members"."email" = lower("members"."email"))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `members_email_unique` ON `members` (`email`);--> statement-breakpoint
CREATE INDEX `members_state` ON `members` (`state`,`created_at`);--> statement-breakpoint
CREATE TABLE `passkey_challenges` (
	`id` text PRIMARY KEY NOT NULL,
	`identifier` text NOT NULL,
	`value` text NOT NULL,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `passkey_challenges_identifier` ON `passkey_challenges` (`identifier`);--> statement-breakpoint
CREATE INDEX `passkey_challenges_expires` ON `passkey_challenges` (`expires_at`);--> statement-breakpoint
CREATE INDEX `passkey_challenges_member` ON `passkey_challenges` (case when json_valid(value) then value ->> '$.userData.id' end);--> statement-breakpoint
CREATE TABLE `passkeys` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`name` text,
	`credential_id` text NOT NULL,
	`public_key` text NOT NULL,
	`counter` integer NOT NULL,
	`device_type` text NOT NULL,
	`backed_up` integer NOT NULL,
	`transports` text,
	`aaguid` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `passkeys_credentialID_unique` ON `passkeys` (`credential_id`);--> statement-breakpoint
CREATE INDEX `passkeys_user` ON `passkeys` (`user_id`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`token` text NOT NULL,
	`expires_at` integer NOT NULL,
	`ip_address` text,
	`user_agent` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sessions_token_unique` ON `sessions` (`token`);--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`,`updated_at`);--> statement-breakpoint
CREATE INDEX `sessions_expires` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE INDEX `sessions_updated` ON `sessions` (`updated_at`);--> statement-breakpoint
CREATE TABLE `sign_in_codes` (
	`address_key` text NOT NULL,
	`device_id` text NOT NULL,
	`nonce` text NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`sends` integer DEFAULT 1 NOT NULL,
	`sent_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`address_key`, `device_id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sign_in_codes_nonce_unique` ON `sign_in_codes` (`nonce`);--> statement-breakpoint
CREATE INDEX `sign_in_codes_expires` ON `sign_in_codes` (`expires_at`);--> statement-breakpoint
CREATE TABLE `disputes` (
	`id` text PRIMARY KEY NOT NULL,
	`payment_id` text NOT NULL,
	`order_id` text,
	`amount_paise` integer NOT NULL,
	`phase` text NOT NULL,
	`status` text NOT NULL,
	`reason_code` text,
	`respond_by` integer,
	`created_at` integer NOT NULL,
	`reported_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `disputes_payment` ON `disputes` (`payment_id`);--> statement-breakpoint
CREATE TABLE `orders` (
	`id` text PRIMARY KEY NOT NULL,
	`receipt` text NOT NULL,
	`provider_order_id` text NOT NULL,
	`plan_id` text NOT NULL,
	`plan_title` text NOT NULL,
	`amount_paise` integer NOT NULL,
	`currency` text NOT NULL,
	`receipt_terms` text,
	`name` text NOT NULL,
	`email` text,
	`phone` text,
	`status` text DEFAULT 'created' NOT NULL,
	`created_at` integer NOT NULL,
	`paid_at` integer,
	`next_check_at` integer,
	CONSTRAINT "orders_plan" CHECK("orders"."plan_id" in ('community', 'premium', 'gold', 'corporate', 'platinum', 'patron')),
	CONSTRAINT "orders_status" CHECK("orders"."status" in ('created', 'attempted', 'paid')),
	CONSTRAINT "orders_amount" CHECK("orders"."amount_paise" >= 100),
	CONSTRAINT "orders_currency" CHECK("orders"."currency" = 'INR'),
	CONSTRAINT "orders_paid_at" CHECK(("orders"."status" = 'paid') = ("orders"."paid_at" is not null)),
	CONSTRAINT "orders_contact" CHECK("orders"."email" is not null or "orders"."phone" is not null)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `orders_receipt_unique` ON `orders` (`receipt`);--> statement-breakpoint
CREATE UNIQUE INDEX `orders_providerOrderId_unique` ON `orders` (`provider_order_id`);--> statement-breakpoint
CREATE INDEX `orders_next_check` ON `orders` (`next_check_at`) WHERE next_check_at is not null;--> statement-breakpoint
CREATE INDEX `orders_unpaid` ON `orders` (`created_at`) WHERE status <> 'paid' and next_check_at is null and name <> 'erased';--> statement-breakpoint
CREATE INDEX `orders_unpaid_erased` ON `orders` (`created_at`) WHERE status <> 'paid' and next_check_at is null and name <> 'erased' and phone = 'erased';--> statement-breakpoint
CREATE INDEX `orders_email` ON `orders` (`email`);--> statement-breakpoint
CREATE INDEX `orders_plan_paid` ON `orders` (`plan_id`,`paid_at`) WHERE "orders"."status" = 'paid';--> statement-breakpoint
CREATE INDEX `orders_phone` ON `orders` (`phone`) WHERE phone <> 'erased';--> statement-breakpoint
CREATE TABLE `payment_decisions` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`order_id` text NOT NULL,
	`payment_id` text NOT NULL,
	`related_payment_id` text,
	`created_at` integer NOT NULL,
	`resolved_at` integer,
	`resolved_by` text,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`payment_id`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`related_payment_id`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "payment_decisions_resolved" CHECK(("payment_decisions"."resolved_at" is null) = ("payment_decisions"."resolved_by" is null))
);
--> statement-breakpoint
CREATE INDEX `payment_decisions_payment` ON `payment_decisions` (`payment_id`);--> statement-breakpoint
CREATE TABLE `payments` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`status` text NOT NULL,
	`amount_paise` integer NOT NULL,
	`captured` integer NOT NULL,
	`refunded_paise` integer NOT NULL,
	`reported_refund_paise` integer NOT NULL,
	`method` text,
	`error_code` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "payments_status" CHECK("payments"."status" in ('created', 'authorized', 'captured', 'refunded', 'failed')),
	CONSTRAINT "payments_amount" CHECK("payments"."amount_paise" >= 0)
);
--> statement-breakpoint
CREATE INDEX `payments_order` ON `payments` (`order_id`);--> statement-breakpoint
CREATE TABLE `provider_events` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`provider_order_id` text,
	`payment_id` text,
	`received_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `provider_events_received` ON `provider_events` (`received_at`);--> statement-breakpoint
CREATE TABLE `refunds` (
	`id` text PRIMARY KEY NOT NULL,
	`payment_id` text NOT NULL,
	`amount_paise` integer NOT NULL,
	`status` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`payment_id`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "refunds_status" CHECK("refunds"."status" in ('pending', 'processed', 'failed')),
	CONSTRAINT "refunds_amount" CHECK("refunds"."amount_paise" > 0)
);
--> statement-breakpoint
CREATE INDEX `refunds_payment` ON `refunds` (`payment_id`);--> statement-breakpoint
CREATE TABLE `content_entries` (
	`id` text PRIMARY KEY NOT NULL,
	`collection` text NOT NULL,
	`slug` text NOT NULL,
	`position` integer NOT NULL,
	`status` text NOT NULL,
	`data` text NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `content_entries_slug` ON `content_entries` (`collection`,`slug`);--> statement-breakpoint
CREATE TABLE `content_revisions` (
	`id` text PRIMARY KEY NOT NULL,
	`entry_id` text NOT NULL,
	`data` text NOT NULL,
	`actor` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`entry_id`) REFERENCES `content_entries`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `content_revisions_entry` ON `content_revisions` (`entry_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `event_registrations` (
	`id` text PRIMARY KEY NOT NULL,
	`event` text NOT NULL,
	`full_name` text NOT NULL,
	`email` text NOT NULL,
	`phone` text NOT NULL,
	`membership_status` text NOT NULL,
	`created_at` integer NOT NULL,
	CONSTRAINT "event_registrations_phone" CHECK(length("event_registrations"."phone") = 10 and "event_registrations"."phone" not glob '*[^0-9]*')
);
--> statement-breakpoint
CREATE UNIQUE INDEX `event_registrations_person` ON `event_registrations` (`event`,`email`);--> statement-breakpoint
CREATE INDEX `event_registrations_email` ON `event_registrations` (`email`);--> statement-breakpoint
CREATE INDEX `event_registrations_created` ON `event_registrations` (`created_at`);--> statement-breakpoint
CREATE TABLE `registration_corrections` (
	`id` text PRIMARY KEY NOT NULL,
	`registration_id` text NOT NULL,
	`full_name` text NOT NULL,
	`phone` text NOT NULL,
	`membership_status` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`registration_id`) REFERENCES `event_registrations`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "registration_corrections_phone" CHECK(length("registration_corrections"."phone") = 10 and "registration_corrections"."phone" not glob '*[^0-9]*')
);
--> statement-breakpoint
CREATE INDEX `registration_corrections_registration` ON `registration_corrections` (`registration_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `registration_corrections_created` ON `registration_corrections` (`created_at`);--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`recipient` text,
	`subject_id` text NOT NULL,
	`member_id` text,
	`dedupe_key` text NOT NULL,
	`status` text DEFAULT 'queued' NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_attempt_at` integer NOT NULL,
	`last_error` text,
	`created_at` integer NOT NULL,
	`sent_at` integer,
	CONSTRAINT "outbox_status" CHECK("outbox"."status" in ('queued', 'sending', 'sent', 'failed', 'no_address')),
	CONSTRAINT "outbox_recipient" CHECK("outbox"."recipient" is not null or "outbox"."status" = 'no_address')
);
--> statement-breakpoint
CREATE UNIQUE INDEX `outbox_dedupeKey_unique` ON `outbox` (`dedupe_key`);--> statement-breakpoint
CREATE INDEX `outbox_due` ON `outbox` (`next_attempt_at`) WHERE status in ('queued', 'sending');--> statement-breakpoint
CREATE INDEX `outbox_recipient_address` ON `outbox` (`recipient`);--> statement-breakpoint
CREATE INDEX `outbox_member` ON `outbox` (`member_id`) WHERE member_id is not null;--> statement-breakpoint
CREATE INDEX `outbox_finished` ON `outbox` (`created_at`) WHERE status in ('sent', 'failed', 'no_address') and kind <> 'receipt';--> statement-breakpoint
CREATE INDEX `outbox_finished_receipts` ON `outbox` (`created_at`) WHERE status in ('sent', 'failed', 'no_address') and kind = 'receipt';--> statement-breakpoint
CREATE TABLE `memberships` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`member_id` text,
	`plan_id` text NOT NULL,
	`valid_from` text NOT NULL,
	`valid_to` text NOT NULL,
	`next_reminder_on` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "memberships_plan" CHECK("memberships"."plan_id" in ('community', 'premium', 'gold', 'corporate', 'platinum', 'patron')),
	CONSTRAINT "memberships_dates" CHECK("memberships"."valid_to" > "memberships"."valid_from")
);
--> statement-breakpoint
CREATE UNIQUE INDEX `memberships_orderId_unique` ON `memberships` (`order_id`);--> statement-breakpoint
CREATE INDEX `memberships_member` ON `memberships` (`member_id`);--> statement-breakpoint
CREATE INDEX `memberships_next_reminder` ON `memberships` (`next_reminder_on`) WHERE next_reminder_on is not null;--> statement-breakpoint
CREATE TABLE `receipts` (
	`order_id` text PRIMARY KEY NOT NULL,
	`financial_year` text NOT NULL,
	`number` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "receipts_positive" CHECK("receipts"."number" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `receipts_number` ON `receipts` (`financial_year`,`number`);--> statement-breakpoint
CREATE TABLE `audit_entries` (
	`id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`actor` text NOT NULL,
	`action` text NOT NULL,
	`subject` text NOT NULL,
	`detail` text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE INDEX `audit_subject` ON `audit_entries` (`subject`,`at`);--> statement-breakpoint
CREATE TABLE `rate_limits` (
	`key` text PRIMARY KEY NOT NULL,
	`used` integer NOT NULL,
	`ends_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `rate_limits_ends` ON `rate_limits` (`ends_at`);--> statement-breakpoint
CREATE TABLE `erasure_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	`requested_at` integer NOT NULL,
	`done_at` integer,
	`retained` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `erasure_requests_memberId_unique` ON `erasure_requests` (`member_id`);--> statement-breakpoint
CREATE INDEX `erasure_requests_open` ON `erasure_requests` (`requested_at`) WHERE done_at is null;--> statement-breakpoint
CREATE TABLE `contact_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`email` text,
	`phone` text,
	`message` text NOT NULL,
	`plan_id` text,
	`fingerprint` text NOT NULL,
	`created_at` integer NOT NULL,
	CONSTRAINT "contact_messages_contact" CHECK("contact_messages"."email" is not null or "contact_messages"."phone" is not null)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `contact_messages_fingerprint_unique` ON `contact_messages` (`fingerprint`);--> statement-breakpoint
CREATE INDEX `contact_messages_email` ON `contact_messages` (`email`);--> statement-breakpoint
CREATE INDEX `contact_messages_created` ON `contact_messages` (`created_at`);--> statement-breakpoint
CREATE TABLE `intents` (
	`id` text PRIMARY KEY NOT NULL,
	`intent` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `intents_created` ON `intents` (`created_at`);--> statement-breakpoint
CREATE TABLE `vital_counts` (
	`day` text NOT NULL,
	`route` text NOT NULL,
	`city` text NOT NULL,
	`connection` text NOT NULL,
	`metric` text NOT NULL,
	`bucket` integer NOT NULL,
	`count` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`day`, `route`, `city`, `connection`, `metric`, `bucket`)
);
--> statement-breakpoint
CREATE TABLE `activities` (
	`member_id` text NOT NULL,
	`kind` text NOT NULL,
	`subject` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`member_id`, `kind`, `subject`),
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `offers` (
	`id` text PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	`opportunity` text NOT NULL,
	`amount_paise` integer NOT NULL,
	`instrument` text NOT NULL,
	`terms` text NOT NULL,
	`status` text DEFAULT 'submitted' NOT NULL,
	`version` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "offers_amount" CHECK("offers"."amount_paise" > 0),
	CONSTRAINT "offers_status" CHECK("offers"."status" in ('submitted', 'under_review', 'accepted', 'declined', 'withdrawn'))
);
--> statement-breakpoint
CREATE INDEX `offers_newest` ON `offers` (`member_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `offers_sum` ON `offers` (`opportunity`,`status`,`amount_paise`);--> statement-breakpoint
CREATE TABLE `startup_assignments` (
	`member_id` text NOT NULL,
	`startup` text NOT NULL,
	`assigned_at` integer NOT NULL,
	PRIMARY KEY(`member_id`, `startup`),
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `submissions` (
	`member_id` text NOT NULL,
	`kind` text NOT NULL,
	`key` text NOT NULL,
	`version` integer NOT NULL,
	`state` text NOT NULL,
	`data` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`member_id`, `kind`, `key`),
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "submissions_kind" CHECK("submissions"."kind" in ('review', 'incubation', 'project_report', 'mentorship_report', 'suggestion')),
	CONSTRAINT "submissions_version" CHECK("submissions"."version" > 0)
);
--> statement-breakpoint
CREATE INDEX `submissions_newest` ON `submissions` (`member_id`,`kind`,`updated_at`,`key`);--> statement-breakpoint
CREATE TABLE `task_states` (
	`member_id` text NOT NULL,
	`role` text NOT NULL,
	`task_id` text NOT NULL,
	`changed_at` integer NOT NULL,
	`completed` integer NOT NULL,
	`source` text NOT NULL,
	PRIMARY KEY(`member_id`, `role`, `task_id`),
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "task_states_role" CHECK("task_states"."role" in ('mentor', 'student', 'investor', 'startup'))
);
