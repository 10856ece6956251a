<?php
// Imports a WXR as the plugin WordPress Importer does, with WordPress's own functions, and prints what its theme would show.
// php wordpress-import.php <folder of WordPress> <folder of the export>
[, $root, $export] = $argv;
define('WP_INSTALLING', true);
$_SERVER += ['HTTP_HOST' => 'wordpress.example', 'SERVER_PROTOCOL' => 'HTTP/1.1', 'REQUEST_URI' => '/', 'REQUEST_METHOD' => 'GET'];
require "$root/wp-load.php";
require ABSPATH . 'wp-admin/includes/upgrade.php';
add_filter('pre_wp_mail', '__return_true');
wp_install('Imported', 'admin', 'admin@wordpress.example', true, '', 'a password of the tests');
wp_delete_post(1, true);
wp_delete_post(2, true);
wp_set_current_user(1);
kses_init();
require_once ABSPATH . 'wp-admin/includes/image.php';

libxml_use_internal_errors(true);
$rss = simplexml_load_file("$export/wordpress.xml", 'SimpleXMLElement', LIBXML_NOCDATA);
if (!$rss) exit("The file can't be read as XML.\n");
$spaces = $rss->getDocNamespaces();
$texts = fn ($node, $space) => $node->children($spaces[$space]);
$version = (string) $texts($rss->channel, 'wp')->wxr_version;
if ($version !== '1.2') exit("It is no WXR 1.2.\n");

foreach ($texts($rss->channel, 'wp')->author as $author)
    wp_insert_user(['user_login' => (string) $author->author_login, 'display_name' => (string) $author->author_display_name, 'user_pass' => wp_generate_password(), 'role' => 'author']);

$addresses = [];
$uploads = wp_upload_dir();
foreach ([true, false] as $are_files) foreach ($rss->channel->item as $item) {
    $own = $texts($item, 'wp');
    $type = (string) $own->post_type;
    if (($type === 'attachment') !== $are_files) continue;
    if (!post_type_exists($type)) register_post_type($type, ['public' => true, 'supports' => ['title', 'editor', 'thumbnail']]);
    $meta = [];
    foreach ($own->postmeta as $each) $meta[] = [(string) $each->meta_key, (string) $each->meta_value];
    $user = get_user_by('login', (string) $texts($item, 'dc')->creator);
    $entry = [
        'import_id' => (int) $own->post_id, 'post_type' => $type, 'post_title' => (string) $item->title, 'post_status' => (string) $own->status,
        'post_name' => (string) $own->post_name, 'post_content' => strtr((string) $texts($item, 'content')->encoded, $addresses),
        'post_excerpt' => (string) $texts($item, 'excerpt')->encoded, 'post_date' => (string) $own->post_date, 'post_date_gmt' => (string) $own->post_date_gmt,
        'menu_order' => (int) $own->menu_order, 'post_author' => $user ? $user->ID : 1,
    ];
    if ($are_files) {
        $name = array_column($meta, 1, 0)['_wp_attached_file'];
        $file = wp_unique_filename($uploads['path'], wp_basename($name));
        copy("$export/$name", "{$uploads['path']}/$file") || exit("There is no file $name.\n");
        $entry['post_mime_type'] = wp_check_filetype($file)['type'];
        $id = wp_insert_attachment(wp_slash($entry), "{$uploads['path']}/$file", 0, true);
        // As the importer does once all files are there.
        $addresses[(string) $own->attachment_url] = wp_get_attachment_url($id);
    } else $id = wp_insert_post(wp_slash($entry), true);
    if (is_wp_error($id)) exit($item->title . ': ' . $id->get_error_message() . "\n");
    if ($id !== (int) $own->post_id) exit("$id isn't {$own->post_id}.\n");
    foreach ($meta as [$key, $value]) if ($key !== '_wp_attached_file') add_post_meta($id, wp_slash($key), wp_slash($value));
    $terms = [];
    foreach ($item->category as $term) {
        $taxonomy = (string) $term['domain'];
        if (!taxonomy_exists($taxonomy)) register_taxonomy($taxonomy, [$type]);
        $known = term_exists((string) $term['nicename'], $taxonomy) ?: wp_insert_term((string) $term, $taxonomy, ['slug' => (string) $term['nicename']]);
        if (is_wp_error($known)) exit("$term: " . $known->get_error_message() . "\n");
        $terms[$taxonomy][] = (int) $known['term_id'];
    }
    foreach ($terms as $taxonomy => $ids) wp_set_object_terms($id, $ids, $taxonomy);
}

$shown = [];
foreach (get_posts(['post_type' => 'any', 'post_status' => 'any', 'numberposts' => -1]) as $post) {
    if ($post->post_type === 'attachment') continue;
    $GLOBALS['post'] = $post;
    setup_postdata($post);
    $names = fn ($taxonomy) => taxonomy_exists($taxonomy) ? wp_get_object_terms($post->ID, $taxonomy, ['fields' => 'names']) : [];
    $cover = get_attached_file(get_post_thumbnail_id($post));
    $shown[] = [
        'id' => $post->ID, 'type' => $post->post_type, 'status' => $post->post_status, 'slug' => $post->post_name, 'title' => $post->post_title,
        'excerpt' => $post->post_excerpt, 'date' => $post->post_date_gmt, 'author' => get_the_author_meta('display_name', $post->post_author),
        'html' => apply_filters('the_content', $post->post_content), 'categories' => $names('category'), 'tags' => $names('post_tag'),
        'cover' => $cover ? basename($cover) : null,
    ];
}
echo json_encode(['posts' => $shown, 'uploads' => $uploads, 'menu' => count(get_posts(['post_type' => 'nav_menu_item', 'numberposts' => -1]))], JSON_INVALID_UTF8_SUBSTITUTE);
