<?php
// Installs a WordPress, imports a WXR with the plugin WordPress Importer as its screen does, and prints what a theme would show.
// php wordpress-import.php <folder of WordPress> <folder of the importer> <wordpress.xml> <address of the site that serves its files>
[, $root, $importer, $export, $address] = $argv;
define('WP_INSTALLING', true);
define('WP_LOAD_IMPORTERS', true);
$_SERVER += ['HTTP_HOST' => 'wordpress.example', 'SERVER_PROTOCOL' => 'HTTP/1.1', 'REQUEST_URI' => '/', 'REQUEST_METHOD' => 'GET'];
require "$root/wp-load.php";
require ABSPATH . 'wp-admin/includes/admin.php';
require ABSPATH . 'wp-admin/includes/upgrade.php';
add_filter('pre_wp_mail', '__return_true');
wp_install('Imported', 'admin', 'admin@wordpress.example', true, '', 'a password of the tests');
wp_installing(false);
wp_delete_post(1, true);
wp_delete_post(2, true);
wp_set_current_user(1);
kses_init();
require "$importer/wordpress-importer.php";

$import = new WP_Import();
$data = $import->parse($export);
if (is_wp_error($data)) exit($data->get_error_message() . "\n");
// Types and taxonomies of its own, as plugins of the new site would declare them; WordPress skips what nobody has declared.
foreach ($data['posts'] as $post) {
    $type = $post['post_type'];
    if (!post_type_exists($type)) register_post_type($type, ['public' => true, 'supports' => ['title', 'editor', 'thumbnail']]);
    foreach ($post['terms'] ?? [] as ['domain' => $taxonomy])
        if (!taxonomy_exists($taxonomy)) register_taxonomy($taxonomy, [$type]);
}
// The site answers at another address than its own.
$fetch = function ($done, $args, $url) use ($data, $address) {
    $path = str_starts_with($url, $data['base_url']) ? substr($url, strlen($data['base_url'])) : null;
    return $path === null || !$args['reject_unsafe_urls'] ? $done : wp_remote_get($address . $path, ['reject_unsafe_urls' => false] + $args);
};
add_filter('pre_http_request', $fetch, 10, 3);
$_POST['imported_authors'] = array_keys($data['authors']);
$import->fetch_attachments = true;
ob_start();
$import->import($export);
$said = trim(wp_strip_all_tags(str_replace('<br />', "\n", ob_get_clean())));

$shown = [];
$files = [];
foreach (get_posts(['post_type' => 'any', 'post_status' => 'any', 'numberposts' => -1]) as $post) {
    if ($post->post_type === 'attachment') {
        $files[] = wp_basename(get_attached_file($post->ID));
        continue;
    }
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
$menus = [];
foreach (wp_get_nav_menus() as $menu) {
    $items = wp_get_nav_menu_items($menu);
    $titles = array_column($items, 'title', 'ID');
    foreach ($items as $item)
        $menus[$menu->slug][] = [
            'title' => html_entity_decode($item->title), 'below' => html_entity_decode($titles[$item->menu_item_parent] ?? ''),
            'entry' => $item->type === 'post_type' ? get_post_field('post_name', $item->object_id) : null, 'url' => $item->url,
        ];
}
echo json_encode(['posts' => $shown, 'files' => $files, 'menus' => $menus, 'said' => $said], JSON_INVALID_UTF8_SUBSTITUTE);
