CREATE TABLE `former_filenames` (
	`filename` text PRIMARY KEY NOT NULL,
	`file_id` integer NOT NULL,
	FOREIGN KEY (`file_id`) REFERENCES `files`(`id`) ON UPDATE no action ON DELETE cascade
);

--> statement-breakpoint
CREATE INDEX `former_filenames_file` ON `former_filenames` (`file_id`);
--> statement-breakpoint
CREATE INDEX `files_created_at` ON `files` (`created_at`);
