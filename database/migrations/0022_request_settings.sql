CREATE TABLE `request_mails` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`request_id` integer NOT NULL,
	`user_id` text NOT NULL,
	`failures` integer DEFAULT 0 NOT NULL,
	`next_at` integer NOT NULL,
	FOREIGN KEY (`request_id`) REFERENCES `requests`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);

--> statement-breakpoint
CREATE INDEX `request_mails_next_at` ON `request_mails` (`next_at`);
--> statement-breakpoint
CREATE INDEX `request_mails_request` ON `request_mails` (`request_id`);
--> statement-breakpoint
CREATE TABLE `request_settings` (
	`id` integer PRIMARY KEY DEFAULT 1 NOT NULL,
	`months` integer DEFAULT 12 NOT NULL,
	`recipients` text DEFAULT '[]' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	CONSTRAINT "request_settings_one_row" CHECK("request_settings"."id" = 1)
);

--> statement-breakpoint
-- A site that is older than the form: nobody decided about it yet, so 0033 turns it off. (A new one has no row yet.)
INSERT INTO `request_settings` (`id`, `version`) SELECT 1, 0 FROM `site`;
