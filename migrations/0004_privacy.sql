CREATE TABLE `erasure_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	`requested_at` integer NOT NULL,
	`done_at` integer,
	`kept` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `erasure_requests_memberId_unique` ON `erasure_requests` (`member_id`);