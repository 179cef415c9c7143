DROP INDEX `record_assignments_operator`;--> statement-breakpoint
CREATE INDEX `record_assignments_newest` ON `record_assignments` (`operator`,`assigned_at`);