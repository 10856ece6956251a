ALTER TABLE `brands` ADD `typeface` text DEFAULT 'jakarta' NOT NULL;
