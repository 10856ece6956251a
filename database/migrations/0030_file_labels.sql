CREATE TABLE `file_labels` (
	`file_id` integer NOT NULL,
	`label` text NOT NULL,
	`key` text NOT NULL,
	PRIMARY KEY(`file_id`, `key`),
	FOREIGN KEY (`file_id`) REFERENCES `files`(`id`) ON UPDATE no action ON DELETE cascade
);

--> statement-breakpoint
CREATE INDEX `file_labels_key` ON `file_labels` (`key`);
