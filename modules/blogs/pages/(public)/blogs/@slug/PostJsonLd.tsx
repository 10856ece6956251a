import type { BlogPosting, JobPosting, PostalAddress } from 'schema-dts';
import { isEmpty } from '#lib/rich-text/read.ts';
import type { RichText, RichTextNode } from '#lib/rich-text/rich-text.ts';
import { escapeXml } from '#lib/xml.ts';
import { jobCategory } from '#modules/blogs/choices.ts';
import { salaryIn } from '#modules/blogs/salary.ts';
import { categoryName } from '#modules/blogs/words.ts';
import { companyReference, profilesOf } from '#renderer/public/company.ts';
import { JsonLd } from '#renderer/public/JsonLd.tsx';
import { useServerPage } from '#renderer/public/server-page.ts';
import { imageJsonLd, sharedPicture } from '#renderer/public/shared-picture.ts';
import { useFileUrl } from '#renderer/ui/file-url.ts';
import type { Company } from '#server/brand/page-brand.ts';
import type { Data } from './+data.ts';
import { isClosed } from './apply.ts';

const isTeam = /^(tim|team|redaksi)\b/i;

/** Structured data: an article, or a job while it is open. `address`: of the post, absolute. */
export function PostJsonLd({ post, address }: { post: Data; address: string }) {
  const { site, isUntranslated } = useServerPage();
  const shown = post.seo.picture ?? post.cover;
  const company = companyReference(site);
  const about: BlogPosting = {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.seo.description ?? (post.excerpt || undefined),
    url: address,
    mainEntityOfPage: address,
    inLanguage: post.language,
    datePublished: post.publishedAt.toISOString(),
    dateModified: post.updatedAt.toISOString(),
    author: post.author ? authorOf(post.author, site.address) : company,
    publisher: company,
    ...(!isUntranslated(post.categoryName) && {
      articleSection: categoryName(post.language, post.categoryName),
    }),
    ...(post.tags.length > 0 && { keywords: post.tags.map(({ name }) => name) }),
    ...(shown && { image: imageJsonLd(sharedPicture({ site }, shown)) }),
  };
  return post.category === jobCategory ? <JobJsonLd post={post} /> : <JsonLd about={about} />;
}

// A person has no page here.
function authorOf(name: string, url: string): BlogPosting['author'] {
  return isTeam.test(name) ? { '@type': 'Organization', name, url } : { '@type': 'Person', name };
}

function JobJsonLd({ post }: { post: Data }) {
  const pageContext = useServerPage();
  const { site, brand, company } = pageContext;
  const logo = useFileUrl()(brand.logo);
  const { closesAt, location } = post;
  const salary = salaryIn(post.salary);
  if (!closesAt || isClosed(post)) return null;
  const about: JobPosting = {
    '@type': 'JobPosting',
    title: post.title,
    description: isEmpty(post.body) ? `<p>${post.excerpt || post.title}</p>` : toHtml(post.body),
    datePosted: post.publishedAt.toISOString(),
    validThrough: closesAt.toISOString(),
    employmentType: post.employmentType ?? undefined,
    identifier: { '@type': 'PropertyValue', name: site.name, value: post.slug },
    baseSalary: salary
      ? { '@type': 'MonetaryAmount', currency: 'IDR', value: { '@type': 'QuantitativeValue', ...salary } }
      : undefined,
    directApply: false,
    hiringOrganization: {
      ...companyReference(site),
      logo: logo && new URL(logo, site.address).href,
      sameAs: profilesOf(pageContext),
    },
    jobLocation: location ? { '@type': 'Place', address: addressOf(location, company) } : undefined,
  };
  return <JsonLd about={about} />;
}

// A job in the company’s city is at its address; of other places only the name is known.
function addressOf(location: string, { street, city, province, postalCode }: Company): PostalAddress {
  const isHere = city !== '' && location.toLowerCase().includes(city.toLowerCase());
  return {
    '@type': 'PostalAddress',
    addressLocality: location,
    addressCountry: 'ID',
    ...(isHere && {
      streetAddress: street || undefined,
      addressRegion: province || undefined,
      postalCode: postalCode || undefined,
    }),
  };
}

const tags: Record<string, string> = {
  paragraph: 'p',
  bulletList: 'ul',
  orderedList: 'ol',
  listItem: 'li',
  blockquote: 'blockquote',
  table: 'table',
  tableRow: 'tr',
  tableHeader: 'th',
  tableCell: 'td',
  bold: 'strong',
  italic: 'em',
};

/** Plain HTML without attributes, links, pictures and files, for readers such as job boards. */
function toHtml(node: RichText | RichTextNode): string {
  const { type, text, marks = [], attrs, content = [] } = node as RichTextNode;
  if (type === 'hardBreak') return '<br>';
  const within = text ? escapeXml(text) : content.map(toHtml).join('');
  if (!within) return '';
  const outer = type === 'heading' ? `h${attrs?.level}` : tags[type];
  return [...marks.flatMap((mark) => tags[mark.type] ?? []), ...(outer ? [outer] : [])].reduce(
    (html, tag) => `<${tag}>${html}</${tag}>`,
    within,
  );
}
