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