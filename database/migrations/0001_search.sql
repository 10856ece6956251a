-- What visitors can find, over all modules. Written in the transaction of each change (database/search.ts).
CREATE VIRTUAL TABLE `search` USING fts5(
	title, text, module UNINDEXED, id UNINDEXED, url UNINDEXED, picture UNINDEXED,
	tokenize = "unicode61 remove_diacritics 2", prefix = '2 3'
);
