-- Sizes with measures, dashes and decimals are folded otherwise (lib/fold.ts). The index is filled anew after every migration.
DELETE FROM `search_vocabulary` WHERE `word` = '';
