ALTER TABLE `request_settings` ADD `form_on` integer DEFAULT true NOT NULL;
--> statement-breakpoint
UPDATE `request_settings` SET `form_on` = false WHERE `version` = 0;
