ALTER TABLE `import_items` ADD `is_done` integer DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE `imports` ADD `switched_at` integer;
--> statement-breakpoint
ALTER TABLE `imports` ADD `given` text DEFAULT '[]' NOT NULL;
--> statement-breakpoint
ALTER TABLE `imports` ADD `choices` text DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE `imports` ADD `look` text;
--> statement-breakpoint
ALTER TABLE `imports` ADD `progress` text;
--> statement-breakpoint
ALTER TABLE `imports` ADD `failure` text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE `imports` ADD `started_by` text;
--> statement-breakpoint
UPDATE `imports` SET `switched_at` = `finished_at` WHERE `state` = 'done';
