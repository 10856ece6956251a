ALTER TABLE `search_entries` ADD `visible_until` integer;
--> statement-breakpoint
CREATE INDEX `search_entries_visible_until` ON `search_entries` (`visible_until`);
