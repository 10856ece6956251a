ALTER TABLE `requests` ADD `kind` text DEFAULT 'quote' NOT NULL;
--> statement-breakpoint
ALTER TABLE `requests` ADD `size` text DEFAULT '' NOT NULL;
