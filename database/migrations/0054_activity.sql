CREATE TABLE `activity` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` integer NOT NULL,
	`user_id` text,
	`name` text NOT NULL,
	`source` text NOT NULL,
	`session` text,
	`browser` text,
	`what` text NOT NULL,
	`type` text NOT NULL,
	`area` text NOT NULL,
	`entry` text,
	`title` text NOT NULL,
	`version` integer,
	`detail` text NOT NULL
);

--> statement-breakpoint
CREATE INDEX `activity_at` ON `activity` (`at`);
--> statement-breakpoint
CREATE INDEX `activity_area` ON `activity` (`area`,`at`);
--> statement-breakpoint
CREATE INDEX `activity_user` ON `activity` (`user_id`,`at`);
--> statement-breakpoint
CREATE INDEX `activity_user_area` ON `activity` (`user_id`,`area`,`at`);
--> statement-breakpoint
CREATE INDEX `activity_entry` ON `activity` (`type`,`entry`,`at`);
--> statement-breakpoint
ALTER TABLE `site` ADD `keep_activity` text DEFAULT 'twoYears' NOT NULL;
--> statement-breakpoint
CREATE TRIGGER `activity_unchanged` BEFORE UPDATE ON `activity` BEGIN
  SELECT raise(abort, 'Lines of the activity are never changed.');
END;
--> statement-breakpoint
CREATE TRIGGER `activity_oldest` BEFORE DELETE ON `activity`
WHEN old.`id` <> (SELECT min(`id`) FROM `activity`) BEGIN
  SELECT raise(abort, 'Only the oldest lines of the activity are deleted.');
END;
