ALTER TABLE `brands` ADD `coordinates` text DEFAULT '' NOT NULL;
