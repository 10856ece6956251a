CREATE TABLE `block_fields` (
	`kind` text PRIMARY KEY NOT NULL,
	`fields` text NOT NULL
);

