CREATE INDEX `members_surname` ON `members` (lower(substr("name", length(rtrim("name", replace("name", ' ', ''))) + 1)));--> statement-breakpoint
CREATE INDEX `orders_name` ON `orders` (lower("name"));--> statement-breakpoint
CREATE INDEX `orders_surname` ON `orders` (lower(substr("name", length(rtrim("name", replace("name", ' ', ''))) + 1)));--> statement-breakpoint
CREATE INDEX `event_registrations_surname` ON `event_registrations` (lower(substr("full_name", length(rtrim("full_name", replace("full_name", ' ', ''))) + 1)));--> statement-breakpoint
CREATE INDEX `contact_messages_surname` ON `contact_messages` (lower(substr("name", length(rtrim("name", replace("name", ' ', ''))) + 1)));