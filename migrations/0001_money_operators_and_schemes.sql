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
ALTER TABLE `sessions` ADD `passkey_at` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `buyer` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `upgrade` text;--> statement-breakpoint
ALTER TABLE `memberships` ADD `ended_on` text;--> statement-breakpoint
ALTER TABLE `memberships` ADD `kind` text;--> statement-breakpoint
ALTER TABLE `memberships` ADD `replaced_by` text REFERENCES orders(id);--> statement-breakpoint
CREATE INDEX `memberships_replaced` ON `memberships` (`replaced_by`) WHERE replaced_by is not null;