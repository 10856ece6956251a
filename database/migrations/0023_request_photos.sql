CREATE TABLE `request_photos` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`request_id` integer NOT NULL,
	`bytes` blob NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`request_id`) REFERENCES `requests`(`id`) ON UPDATE no action ON DELETE cascade
);

--> statement-breakpoint
CREATE INDEX `request_photos_request` ON `request_photos` (`request_id`);
--> statement-breakpoint
CREATE INDEX `request_photos_at` ON `request_photos` (`at`);
