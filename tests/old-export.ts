/** An item of an export of WordPress. */
export function exportedItem(
  id: number,
  text: string,
  { type = 'post', status = 'publish', more = '', link = `https://old.example/item-${id}/` } = {},
): string {
  return `<item><title>Item ${id}</title><link>${link.replaceAll('&', '&amp;')}</link><wp:post_id>${id}</wp:post_id>
    <wp:post_name>item-${id}</wp:post_name><wp:post_type>${type}</wp:post_type><wp:status>${status}</wp:status><dc:creator>rina</dc:creator>
    <wp:post_date_gmt>2020-01-02 03:04:05</wp:post_date_gmt><content:encoded><![CDATA[${text}]]></content:encoded>${more}</item>`;
}

/** A small export, as a plugin may have spoilt it. */
export function exported(items: string[], host = 'old.example'): string {
  return `Notice: a plugin printed this\n<?xml version="1.0"?><rss><channel><title>Old \u0007site</title>
    <wp:base_blog_url>https://www.${host}</wp:base_blog_url><language>en</language>
    <wp:author><wp:author_id>7</wp:author_id><wp:author_login>rina</wp:author_login><wp:author_display_name>Rina</wp:author_display_name></wp:author>
    ${items.join('\n')}</channel></rss>`;
}
