CREATE TABLE `search_entries` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`module` text NOT NULL,
	`entry` integer NOT NULL,
	`title` text NOT NULL,
	`text` text NOT NULL,
	`url` text NOT NULL,
	`picture` text,
	`visible_from` integer NOT NULL
);

--> statement-breakpoint
CREATE UNIQUE INDEX `search_entries_entry` ON `search_entries` (`module`,`entry`);
--> statement-breakpoint
CREATE INDEX `search_entries_picture` ON `search_entries` (`picture`);
--> statement-breakpoint
CREATE INDEX `search_entries_visible_from` ON `search_entries` (`visible_from`);

--> statement-breakpoint
DROP TABLE `search`;
--> statement-breakpoint
-- Holds every word with the roots that it may come from (database/search.ts); what is shown lies in `search_entries`.
-- Filled anew after the migration.
CREATE VIRTUAL TABLE `search` USING fts5(
	title, text,
	content = '', contentless_delete = 1, tokenize = "unicode61 remove_diacritics 2", prefix = '2 3'
);
--> statement-breakpoint
INSERT INTO `search` (`search`, `rank`) VALUES ('rank', 'bm25(10.0, 1.0)');
--> statement-breakpoint
-- The words that the index holds, to find similar ones.
CREATE VIRTUAL TABLE `search_words` USING fts5vocab('search', 'row');
