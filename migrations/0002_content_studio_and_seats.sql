CREATE TABLE `link_checks` (
	`address` text PRIMARY KEY NOT NULL,
	`status` text NOT NULL,
	`checked_at` integer NOT NULL,
	`first_failed_at` integer,
	`accepted_at` integer
);
--> statement-breakpoint
ALTER TABLE `content_entries` ADD `translations` text;