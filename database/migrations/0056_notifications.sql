CREATE TABLE `notifications` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`ref` text NOT NULL,
	`at` integer NOT NULL,
	`failures` integer DEFAULT 0 NOT NULL,
	`next_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);

--> statement-breakpoint
CREATE UNIQUE INDEX `notifications_one` ON `notifications` (`user_id`,`kind`,`ref`);
--> statement-breakpoint
ALTER TABLE `users` ADD `notifications` text DEFAULT '{}' NOT NULL;
--> statement-breakpoint
INSERT OR IGNORE INTO `notifications` (`user_id`, `kind`, `ref`, `at`, `failures`, `next_at`)
SELECT `user_id`, 'requests', `request_id`, `created_at`, `failures`, `next_at`
FROM `request_mails` INNER JOIN `requests` ON `requests`.`id` = `request_id`;
--> statement-breakpoint
DROP TABLE `request_mails`;
