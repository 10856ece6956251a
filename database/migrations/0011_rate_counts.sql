CREATE TABLE `rate_counts` (
	`id` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`expires_at` integer NOT NULL
);

--> statement-breakpoint
CREATE INDEX `rate_counts_expires_at` ON `rate_counts` (`expires_at`);
