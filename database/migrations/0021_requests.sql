CREATE TABLE `request_events` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`request_id` integer NOT NULL,
	`user_id` text,
	`kind` text NOT NULL,
	`text` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`request_id`) REFERENCES `requests`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);

--> statement-breakpoint
CREATE INDEX `request_events_request` ON `request_events` (`request_id`,`at`);
--> statement-breakpoint
CREATE TABLE `requests` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`reference` text NOT NULL,
	`form_key` text NOT NULL,
	`content_key` text NOT NULL,
	`state` text NOT NULL,
	`suspicions` text NOT NULL,
	`name` text NOT NULL,
	`company` text NOT NULL,
	`phone` text NOT NULL,
	`email` text NOT NULL,
	`product_path` text NOT NULL,
	`product_name` text NOT NULL,
	`quantity` text NOT NULL,
	`city` text NOT NULL,
	`note` text NOT NULL,
	`language` text NOT NULL,
	`consent` text NOT NULL,
	`assignee_id` text,
	`opened_at` integer,
	`created_at` integer DEFAULT (cast(round(unixepoch('subsec') * 1000) as integer)) NOT NULL,
	`updated_at` integer DEFAULT (cast(round(unixepoch('subsec') * 1000) as integer)) NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`assignee_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);

--> statement-breakpoint
CREATE UNIQUE INDEX `requests_reference_unique` ON `requests` (`reference`);
--> statement-breakpoint
CREATE UNIQUE INDEX `requests_form_key_unique` ON `requests` (`form_key`);
--> statement-breakpoint
CREATE INDEX `requests_state` ON `requests` (`state`,`created_at`);
--> statement-breakpoint
CREATE INDEX `requests_content_key` ON `requests` (`content_key`,`created_at`);
--> statement-breakpoint
CREATE INDEX `requests_created_at` ON `requests` (`created_at`);
--> statement-breakpoint
CREATE INDEX `requests_phone` ON `requests` (`phone`);
--> statement-breakpoint
CREATE INDEX `requests_email` ON `requests` (`email`);
