CREATE TABLE `new_copy_files` (
	`type` text NOT NULL,
	`key` text NOT NULL,
	`file_id` integer NOT NULL,
	PRIMARY KEY(`type`, `key`, `file_id`),
	FOREIGN KEY (`file_id`) REFERENCES `files`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`type`,`key`) REFERENCES `entry_copies`(`type`,`key`) ON UPDATE no action ON DELETE cascade
);

--> statement-breakpoint
CREATE INDEX `new_copy_files_file` ON `new_copy_files` (`file_id`);
--> statement-breakpoint
CREATE INDEX `entry_versions_unpublished` ON `entry_versions` (`type`,`entry`) WHERE how not in ('published', 'scheduled');
