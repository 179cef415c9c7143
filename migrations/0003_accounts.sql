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
CREATE TABLE `deeds` (
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
CREATE INDEX `offers_member` ON `offers` (`member_id`,`created_at`);--> statement-breakpoint
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
CREATE TABLE `sign_in_codes` (
	`address_key` text PRIMARY KEY NOT NULL,
	`nonce` text NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`sends` integer DEFAULT 1 NOT NULL,
	`sent_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sign_in_codes_nonce_unique` ON `sign_in_codes` (`nonce`);--> statement-breakpoint
CREATE INDEX `sign_in_codes_expires` ON `sign_in_codes` (`expires_at`);--> statement-breakpoint
CREATE TABLE `startup_assignments` (
	`member_id` text NOT NULL,
	`startup` text NOT NULL,
	`assigned_at` integer NOT NULL,
	PRIMARY KEY(`member_id`, `startup`),
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TABLE `writings` (
	`member_id` text NOT NULL,
	`kind` text NOT NULL,
	`slot` text NOT NULL,
	`version` integer NOT NULL,
	`state` text NOT NULL,
	`data` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`member_id`, `kind`, `slot`),
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "writings_kind" CHECK("writings"."kind" in ('review', 'incubation', 'project_report', 'mentorship_report', 'suggestion')),
	CONSTRAINT "writings_version" CHECK("writings"."version" > 0)
);
--> statement-breakpoint
CREATE INDEX `writings_kind_updated` ON `writings` (`kind`,`updated_at`);