-- What was typed into new entries and never saved is deleted after 90 days from now on, and announced for the last 14 of
-- them: what is older gets these days, too.
UPDATE `entry_copies` SET `changed_at` = (unixepoch() - 76 * 86400) * 1000
WHERE `entry` IS NULL AND `changed_at` < (unixepoch() - 76 * 86400) * 1000;
