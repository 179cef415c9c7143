CREATE TABLE `link_checks` (
	`address` text PRIMARY KEY NOT NULL,
	`status` text NOT NULL,
	`checked_at` integer NOT NULL,
	`first_failed_at` integer,
	`accepted_at` integer
);
--> statement-breakpoint
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
ALTER TABLE `content_entries` ADD `translations` text;