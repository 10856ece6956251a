CREATE TABLE `search_vocabulary` (
	`word` text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
INSERT INTO `search_vocabulary` SELECT `term` FROM `search_words`;
