CREATE INDEX `search_entries_language` ON `search_entries` (`language`,`type`);
