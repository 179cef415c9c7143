CREATE TABLE `record_replies` (
	`id` text PRIMARY KEY NOT NULL,
	`subject` text NOT NULL,
	`body` text NOT NULL,
	`operator` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `record_replies_subject` ON `record_replies` (`subject`,`created_at`);--> statement-breakpoint
DROP INDEX `members_phone_end`;--> statement-breakpoint
CREATE INDEX `members_phone_4` ON `members` (cast(phone as integer) % 10000);--> statement-breakpoint
CREATE INDEX `members_phone_5` ON `members` (cast(phone as integer) % 100000);--> statement-breakpoint
CREATE INDEX `members_phone_6` ON `members` (cast(phone as integer) % 1000000);--> statement-breakpoint
CREATE INDEX `members_phone_7` ON `members` (cast(phone as integer) % 10000000);--> statement-breakpoint
CREATE INDEX `members_phone_8` ON `members` (cast(phone as integer) % 100000000);--> statement-breakpoint
CREATE INDEX `members_phone_9` ON `members` (cast(phone as integer) % 1000000000);--> statement-breakpoint
DROP INDEX `event_registrations_phone_end`;--> statement-breakpoint
CREATE INDEX `event_registrations_phone_4` ON `event_registrations` (cast(phone as integer) % 10000);--> statement-breakpoint
CREATE INDEX `event_registrations_phone_5` ON `event_registrations` (cast(phone as integer) % 100000);--> statement-breakpoint
CREATE INDEX `event_registrations_phone_6` ON `event_registrations` (cast(phone as integer) % 1000000);--> statement-breakpoint
CREATE INDEX `event_registrations_phone_7` ON `event_registrations` (cast(phone as integer) % 10000000);--> statement-breakpoint
CREATE INDEX `event_registrations_phone_8` ON `event_registrations` (cast(phone as integer) % 100000000);--> statement-breakpoint
CREATE INDEX `event_registrations_phone_9` ON `event_registrations` (cast(phone as integer) % 1000000000);--> statement-breakpoint
CREATE INDEX `orders_phone_4` ON `orders` (cast(phone as integer) % 10000) WHERE phone <> 'erased';--> statement-breakpoint
CREATE INDEX `orders_phone_5` ON `orders` (cast(phone as integer) % 100000) WHERE phone <> 'erased';--> statement-breakpoint
CREATE INDEX `orders_phone_6` ON `orders` (cast(phone as integer) % 1000000) WHERE phone <> 'erased';--> statement-breakpoint
CREATE INDEX `orders_phone_7` ON `orders` (cast(phone as integer) % 10000000) WHERE phone <> 'erased';--> statement-breakpoint
CREATE INDEX `orders_phone_8` ON `orders` (cast(phone as integer) % 100000000) WHERE phone <> 'erased';--> statement-breakpoint
CREATE INDEX `orders_phone_9` ON `orders` (cast(phone as integer) % 1000000000) WHERE phone <> 'erased';--> statement-breakpoint
CREATE INDEX `contact_messages_phone_4` ON `contact_messages` (cast(phone as integer) % 10000) WHERE phone is not null;--> statement-breakpoint
CREATE INDEX `contact_messages_phone_5` ON `contact_messages` (cast(phone as integer) % 100000) WHERE phone is not null;--> statement-breakpoint
CREATE INDEX `contact_messages_phone_6` ON `contact_messages` (cast(phone as integer) % 1000000) WHERE phone is not null;--> statement-breakpoint
CREATE INDEX `contact_messages_phone_7` ON `contact_messages` (cast(phone as integer) % 10000000) WHERE phone is not null;--> statement-breakpoint
CREATE INDEX `contact_messages_phone_8` ON `contact_messages` (cast(phone as integer) % 100000000) WHERE phone is not null;--> statement-breakpoint
CREATE INDEX `contact_messages_phone_9` ON `contact_messages` (cast(phone as integer) % 1000000000) WHERE phone is not null;--> statement-breakpoint
INSERT INTO `record_replies` (`id`, `subject`, `body`, `operator`, `created_at`) SELECT `id`, 'message:' || `message_id`, `body`, `operator`, `created_at` FROM `message_replies`;
