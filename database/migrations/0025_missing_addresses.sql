CREATE TABLE `missing_addresses` (
	`path` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`last_at` integer NOT NULL
);

