import type { ComponentType } from 'react';
import type { WebPage } from 'schema-dts';
import type { PageContext } from 'vike/types';
import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import type { Fields } from '#lib/fields.ts';
import { modules } from '#modules/index.ts';
import { Breadcrumbs } from '#renderer/public/Breadcrumbs.tsx';
import { columnSizes } from '#renderer/public/column-sizes.ts';
import { DraftNote } from '#renderer/public/DraftNote.tsx';
import { JsonLd } from '#renderer/public/JsonLd.tsx';
import { NoWrapHyphens } from '#renderer/public/NoWrapHyphens.tsx';
import { imageJsonLd } from '#renderer/public/shared-picture.ts';
import { Picture } from '#renderer/ui/Picture.tsx';
import type { BlockProps } from '#server/content/blocks.ts';
import { pageBlocks } from '#server/content/points.ts';
import { offersOf } from '#server/module/point.ts';
import type { SiteModule } from '#server/module/registry.ts';
import type { Data } from './+data.ts';

export default function Page() {
  const { page, pictures, seo } = useData<Data>();
  return (
    <article className="built-page">
      {page.status === 'draft' && <DraftNote form={`/only-us/pages/${page.id}`} />}
      <header className="page-top wrap">
        <Breadcrumbs above={[]} label={page.title} />
        <h1>
          <NoWrapHyphens text={page.title} />
        </h1>
        {page.summary && <p className="lead">{page.summary}</p>}
      </header>
      {page.cover && (
        <div className="page-cover wrap">
          <Picture picture={page.cover} sizes={columnSizes({})} priority />
        </div>
      )}
      {page.blocks.map(({ id, kind, values, data }, index) => {
        const Section = sections.get(kind);
        const isFirst = index === 0 && !page.cover;
        if (!Section) return null;
        return (
          <div key={id} id={`block-${id}`}>
            <Section {...{ id, values, data, pictures, isFirst }} />
          </div>
        );
      })}
      <JsonLd about={pageJsonLd({ page, seo }, usePageContext())} />
    </article>
  );
}

function pageJsonLd({ page, seo }: Pick<Data, 'page' | 'seo'>, { site, meta }: PageContext): WebPage {
  const { title: name, summary, slug, updatedAt } = page;
  const description = seo.description ?? summary;
  return {
    '@type': typeOf(page.blocks),
    name,
    ...(description && { description }),
    url: `${site.address}/${slug}`,
    dateModified: updatedAt.toISOString(),
    ...(meta?.picture && { primaryImageOfPage: imageJsonLd(meta.picture) }),
    inLanguage: site.language,
    isPartOf: { '@type': 'WebSite', name: site.name, url: site.address },
  };
}

/** A team or a timeline makes it an AboutPage, an address block a ContactPage. */
function typeOf(blocks: Data['page']['blocks']) {
  const kinds = blocks.map(({ kind }) => kind);
  if (kinds.some((kind) => kind === 'pages.team' || kind === 'pages.timeline')) return 'AboutPage';
  return kinds.includes('pages.address') ? 'ContactPage' : 'WebPage';
}

type Section = ComponentType<BlockProps<Fields, unknown>>;

/** Renders each kind of block. Imported here, so that the page includes their styles. */
const sections = new Map<string, Section>(
  (modules as readonly SiteModule[]).flatMap((module) =>
    offersOf(module, pageBlocks).map((block) => [`${module.name}.${block.name}`, block.Section] as const),
  ),
);
