-- Words are folded otherwise (lib/fold.ts). The index is filled anew after every migration, so this one has nothing else to do.
DELETE FROM `search_vocabulary` WHERE `word` = '';
