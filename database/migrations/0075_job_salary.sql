ALTER TABLE `blog_posts` ADD `salary` text DEFAULT '' NOT NULL;
