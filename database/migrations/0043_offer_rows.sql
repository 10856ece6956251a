ALTER TABLE `home_offers` ADD `prices` text DEFAULT '[]' NOT NULL;
--> statement-breakpoint
ALTER TABLE `home_offers` ADD `steps` text DEFAULT '[]' NOT NULL;
--> statement-breakpoint
ALTER TABLE `home_offers` ADD `preparation` text DEFAULT '[]' NOT NULL;
--> statement-breakpoint
ALTER TABLE `home_offers` ADD `questions` text DEFAULT '[]' NOT NULL;
--> statement-breakpoint
ALTER TABLE `home_offers` ADD `uses` text DEFAULT '' NOT NULL;
