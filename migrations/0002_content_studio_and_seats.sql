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
ALTER TABLE `content_entries` ADD `translations` text;