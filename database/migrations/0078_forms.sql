CREATE TABLE `site_forms` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`title` text NOT NULL,
	`slug` text NOT NULL,
	`intro` text DEFAULT '' NOT NULL,
	`fields` text DEFAULT '[]' NOT NULL,
	`thanks` text DEFAULT '' NOT NULL,
	`assignee_id` text,
	`status` text DEFAULT 'draft' NOT NULL,
	`position` integer NOT NULL,
	`created_at` integer DEFAULT (cast(round(unixepoch('subsec') * 1000) as integer)) NOT NULL,
	`updated_at` integer DEFAULT (cast(round(unixepoch('subsec') * 1000) as integer)) NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);

--> statement-breakpoint
CREATE INDEX `site_forms_position` ON `site_forms` (`position`);
--> statement-breakpoint
CREATE INDEX `site_forms_assignee` ON `site_forms` (`assignee_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `site_forms_slug` ON `site_forms` (`slug`);
--> statement-breakpoint
ALTER TABLE `blog_posts` ADD `apply_link` text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE `request_photos` ADD `type` text DEFAULT 'image/webp' NOT NULL;
--> statement-breakpoint
ALTER TABLE `request_photos` ADD `name` text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE `requests` ADD `form_id` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE `requests` ADD `form_title` text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE `requests` ADD `form_thanks` text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE `requests` ADD `answers` text DEFAULT '[]' NOT NULL;
--> statement-breakpoint
CREATE INDEX `requests_form` ON `requests` (`form_id`);
