CREATE TABLE `vital_counts` (
	`day` text NOT NULL,
	`route` text NOT NULL,
	`city` text NOT NULL,
	`connection` text NOT NULL,
	`metric` text NOT NULL,
	`bucket` integer NOT NULL,
	`count` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`day`, `route`, `city`, `connection`, `metric`, `bucket`)
);
