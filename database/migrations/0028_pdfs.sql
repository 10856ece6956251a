CREATE TABLE `document_pages` (
	`file_id` integer NOT NULL,
	`page` integer NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`text` text NOT NULL,
	PRIMARY KEY(`file_id`, `page`),
	FOREIGN KEY (`file_id`) REFERENCES `files`(`id`) ON UPDATE no action ON DELETE cascade
);

--> statement-breakpoint
ALTER TABLE `files` ADD `pages` integer;
