CREATE TABLE `rate_limits` (
	`key` text PRIMARY KEY NOT NULL,
	`used` integer NOT NULL,
	`ends_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `rate_limits_ends` ON `rate_limits` (`ends_at`);