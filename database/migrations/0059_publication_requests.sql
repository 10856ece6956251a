CREATE TABLE `publication_requests` (
	`type` text NOT NULL,
	`entry` integer NOT NULL,
	`state` text NOT NULL,
	`asked_by` text,
	`asked_at` integer NOT NULL,
	`note` text NOT NULL,
	`answered_by` text,
	`answered_at` integer,
	`answer` text DEFAULT '' NOT NULL,
	PRIMARY KEY(`type`, `entry`),
	FOREIGN KEY (`asked_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`answered_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);

