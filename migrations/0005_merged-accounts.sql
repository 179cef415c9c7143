ALTER TABLE `members` ADD `merged_into` text REFERENCES members(id);--> statement-breakpoint
CREATE INDEX `members_merged` ON `members` (`merged_into`) WHERE merged_into is not null;