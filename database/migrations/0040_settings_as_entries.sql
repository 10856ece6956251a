-- Each of these settings is an entry from now on, which is always there. What nobody saved yet has version 1.
CREATE TABLE `menus` (
	`id` integer PRIMARY KEY DEFAULT 1 NOT NULL,
	`entries` text,
	`created_at` integer DEFAULT (cast(round(unixepoch('subsec') * 1000) as integer)) NOT NULL,
	`updated_at` integer DEFAULT (cast(round(unixepoch('subsec') * 1000) as integer)) NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	CONSTRAINT "menus_one_row" CHECK("menus"."id" = 1)
);

--> statement-breakpoint
CREATE TABLE `__new_request_settings` (
	`id` integer PRIMARY KEY DEFAULT 1 NOT NULL,
	`months` integer DEFAULT 12 NOT NULL,
	`recipients` text,
	`form_on` integer DEFAULT true NOT NULL,
	`created_at` integer DEFAULT (cast(round(unixepoch('subsec') * 1000) as integer)) NOT NULL,
	`updated_at` integer DEFAULT (cast(round(unixepoch('subsec') * 1000) as integer)) NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	CONSTRAINT "request_settings_one_row" CHECK("id" = 1)
);

--> statement-breakpoint
INSERT INTO `__new_request_settings` (`id`, `months`, `recipients`, `form_on`, `version`) SELECT `id`, `months`, iif(`version` = 0, NULL, `recipients`), `form_on`, `version` + 1 FROM `request_settings`;
--> statement-breakpoint
INSERT OR IGNORE INTO `__new_request_settings` (`id`) VALUES (1);
--> statement-breakpoint
DROP TABLE `request_settings`;
--> statement-breakpoint
ALTER TABLE `__new_request_settings` RENAME TO `request_settings`;
--> statement-breakpoint
CREATE TABLE `__new_footers` (
	`id` integer PRIMARY KEY DEFAULT 1 NOT NULL,
	`logo_file_id` integer,
	`contact_link` text DEFAULT '' NOT NULL,
	`created_at` integer DEFAULT (cast(round(unixepoch('subsec') * 1000) as integer)) NOT NULL,
	`updated_at` integer DEFAULT (cast(round(unixepoch('subsec') * 1000) as integer)) NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`logo_file_id`) REFERENCES `files`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
INSERT INTO `__new_footers` SELECT `id`, `logo_file_id`, coalesce(`contact_link`, ''), `created_at`, `updated_at`, `version` FROM `footers`;
--> statement-breakpoint
INSERT OR IGNORE INTO `__new_footers` (`id`) VALUES (1);
--> statement-breakpoint
UPDATE `entry_versions` SET `entered` = replace(`entered`, '"contactLink":null', '"contactLink":""') WHERE `type` = 'footer';
--> statement-breakpoint
DROP TABLE `footers`;
--> statement-breakpoint
ALTER TABLE `__new_footers` RENAME TO `footers`;
--> statement-breakpoint
ALTER TABLE `brands` ADD `name` text DEFAULT 'Vinci' NOT NULL;
--> statement-breakpoint
INSERT OR IGNORE INTO `brands` (`id`) VALUES (1);
--> statement-breakpoint
UPDATE `brands` SET `name` = `site`.`name` FROM `site`;
--> statement-breakpoint
INSERT INTO `menus` (`id`, `entries`) VALUES (1, (SELECT `menu` FROM `site`));
--> statement-breakpoint
ALTER TABLE `site` DROP COLUMN `name`;
--> statement-breakpoint
ALTER TABLE `site` DROP COLUMN `menu`;
