CREATE TABLE `catalog_file_downloads` (
	`day` text NOT NULL,
	`catalog` integer NOT NULL,
	`file` integer NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`day`, `catalog`, `file`)
);

--> statement-breakpoint
CREATE TABLE `__new_catalogs` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`title` text NOT NULL,
	`slug` text NOT NULL,
	`language` text DEFAULT 'none' NOT NULL,
	`file_id` integer NOT NULL,
	`status` text DEFAULT 'draft' NOT NULL,
	`position` integer NOT NULL,
	`created_by` text,
	`created_at` integer DEFAULT (cast(round(unixepoch('subsec') * 1000) as integer)) NOT NULL,
	`updated_at` integer DEFAULT (cast(round(unixepoch('subsec') * 1000) as integer)) NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`file_id`) REFERENCES `files`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);

--> statement-breakpoint
-- The catalog that visitors see, at an address of its own.
INSERT INTO `__new_catalogs` (`id`, `title`, `slug`, `file_id`, `status`, `position`, `created_by`, `created_at`, `updated_at`, `version`)
SELECT `id`,
	CASE (SELECT `language` FROM `site` LIMIT 1) WHEN 'en' THEN 'Catalog' ELSE 'Katalog' END,
	CASE (SELECT `language` FROM `site` LIMIT 1) WHEN 'en' THEN 'catalog' ELSE 'katalog' END,
	`file_id`, 'published', 1, `created_by`, `created_at`, `shown_at`, `version` + 1
FROM `catalogs` ORDER BY `shown_at` DESC LIMIT 1;
--> statement-breakpoint
INSERT INTO `addresses` (`path`, `type`, `entry`, `state`, `was_public`)
SELECT '/catalog/' || `slug`, 'catalog', `id`, 'current', 1 FROM `__new_catalogs`;
--> statement-breakpoint
-- Every upload becomes a version of it. Each had a history of its own with that one version, unless it was older than that.
DELETE FROM `entry_versions` WHERE `type` = 'catalog';
--> statement-breakpoint
INSERT INTO `entry_versions` (`type`, `entry`, `title`, `entered`, `changes`, `files`, `how`, `saved_by`, `since`, `at`)
SELECT 'catalog', `new`.`id`, `new`.`title`,
	json_object('json', json_object('title', `new`.`title`, 'slug', `new`.`slug`, 'language', 'none', 'fileId', `old`.`file_id`, 'status', 'published')),
	CASE row_number() OVER (ORDER BY `old`.`id`) WHEN 1 THEN '{}' ELSE '{"fileId":1}' END,
	json_array(`old`.`file_id`), 'published', `old`.`created_by`, `old`.`created_at`, `old`.`created_at`
FROM `catalogs` AS `old`, `__new_catalogs` AS `new` ORDER BY `old`.`id`;
--> statement-breakpoint
-- Somebody went back to an earlier one: that is the newest version.
INSERT INTO `entry_versions` (`type`, `entry`, `title`, `entered`, `changes`, `files`, `how`, `saved_by`, `since`, `at`)
SELECT 'catalog', `new`.`id`, `new`.`title`,
	json_object('json', json_object('title', `new`.`title`, 'slug', `new`.`slug`, 'language', 'none', 'fileId', `new`.`file_id`, 'status', 'published')),
	'{"fileId":1}', json_array(`new`.`file_id`), 'published', `old`.`shown_by`, `old`.`shown_at`, `old`.`shown_at`
FROM `catalogs` AS `old` JOIN `__new_catalogs` AS `new` ON `new`.`id` = `old`.`id` WHERE `old`.`shown_at` <> `old`.`created_at`;
--> statement-breakpoint
DELETE FROM `entry_files` WHERE `type` = 'catalog';
--> statement-breakpoint
INSERT INTO `entry_files` (`type`, `entry`, `file_id`) SELECT 'catalog', `id`, `file_id` FROM `__new_catalogs`;
--> statement-breakpoint
INSERT OR IGNORE INTO `entry_files` (`type`, `entry`, `file_id`, `used_in`)
SELECT 'catalog', `new`.`id`, `old`.`file_id`, 'history' FROM `catalogs` AS `old`, `__new_catalogs` AS `new`;
--> statement-breakpoint
INSERT INTO `catalog_file_downloads` (`day`, `catalog`, `file`, `count`)
SELECT `day`, coalesce((SELECT `id` FROM `__new_catalogs`), 0), 0, `count` FROM `catalog_downloads`;
--> statement-breakpoint
DROP TABLE `catalogs`;
--> statement-breakpoint
ALTER TABLE `__new_catalogs` RENAME TO `catalogs`;
--> statement-breakpoint
CREATE UNIQUE INDEX `catalogs_slug` ON `catalogs` (`slug`);
--> statement-breakpoint
CREATE INDEX `catalogs_position` ON `catalogs` (`position`);
--> statement-breakpoint
CREATE INDEX `catalogs_file` ON `catalogs` (`file_id`);
