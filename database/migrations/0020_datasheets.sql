ALTER TABLE `home_offers` ADD `datasheet_id` integer REFERENCES files(id);
--> statement-breakpoint
CREATE INDEX `home_offers_datasheet` ON `home_offers` (`datasheet_id`);
