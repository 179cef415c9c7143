DROP INDEX `writings_kind_updated`;--> statement-breakpoint
ALTER TABLE `orders` ADD `receipt_terms` text;--> statement-breakpoint
CREATE INDEX `orders_email` ON `orders` (`email`);--> statement-breakpoint
ALTER TABLE `payments` ADD `refunded_paise` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `contact_messages_email` ON `contact_messages` (`email`);--> statement-breakpoint
CREATE INDEX `contact_messages_created` ON `contact_messages` (`created_at`);--> statement-breakpoint
CREATE INDEX `event_registrations_email` ON `event_registrations` (`email`);--> statement-breakpoint
CREATE INDEX `members_state` ON `members` (`state`,`created_at`);--> statement-breakpoint
CREATE INDEX `outbox_recipient_address` ON `outbox` (`recipient`);