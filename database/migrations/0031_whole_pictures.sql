CREATE TABLE `whole_pictures` (
	`file_id` integer PRIMARY KEY NOT NULL,
	`filename` text NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`bytes` integer NOT NULL,
	`color` text NOT NULL,
	`kept_sha256` text NOT NULL,
	`crop` text NOT NULL,
	FOREIGN KEY (`file_id`) REFERENCES `files`(`id`) ON UPDATE no action ON DELETE cascade
);

--> statement-breakpoint
CREATE UNIQUE INDEX `whole_pictures_filename_unique` ON `whole_pictures` (`filename`);
