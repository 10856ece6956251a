import { eq } from 'drizzle-orm';
import ListChecks from 'lucide-react/icons/list-checks';
import { preparedQuery } from '#database/prepared-query.ts';
import { ownAddresses, pageBlocks } from '#server/content/points.ts';
import { type Inbox, publicForm, forms as publicForms } from '#server/forms/points.ts';
import { offer } from '#server/module/point.ts';
import type { SiteModule } from '#server/module/registry.ts';
import { screens } from '#server/navigation/points.ts';
import { sitemaps } from '#server/site/points.ts';
import { formBlock } from './blocks/form/block.tsx';
import { checkForm } from './check-form.ts';
import { fieldName } from './fields.ts';
import { formPath, formsPath } from './paths.ts';
import { formRouter, recipientRouter } from './router.ts';
import { inbox } from './shown-form.ts';
import { formType, siteForms } from './tables.ts';
import { maxFiles } from './type.ts';
import { ownFormWords } from './words.ts';

/** Forms that the office makes: pages show them, and what visitors send is a request. */
export const forms = {
  name: 'forms',
  entryTypes: [formType],
  routers: { form: formRouter, recipient: recipientRouter },
  offers: [
    offer(screens, { label: 'Forms', route: formType.list, order: 106, icon: ListChecks, area: 'pages' }),
    offer(
      publicForms,
      publicForm({
        path: `${formsPath}/:slug`,
        isOn: () => inbox() !== undefined,
        maxFiles,
        check: checkForm,
        photoError: ({ language }, why) =>
          ownFormWords(language)(why === 'damaged' ? 'fileWrong' : 'fileAgain'),
        store(context, { photos, ...sent }) {
          const asked = sent.value.answers.filter(({ kind }) => kind === 'file').map(fieldName);
          const files = photos.filter(({ field }) => asked.includes(field));
          return (inbox() as Inbox).store(context, { ...sent, photos: files });
        },
      }),
    ),
    offer(ownAddresses, formsPath),
    offer(pageBlocks, formBlock),
    offer(sitemaps, ({ db }) =>
      inbox()
        ? published(db)
            .all()
            .map(({ slug, updatedAt }) => ({ path: formPath(slug), updatedAt }))
        : [],
    ),
  ],
} satisfies SiteModule;

const published = preparedQuery((db) => {
  const { slug, updatedAt, status } = siteForms;
  return db.select({ slug, updatedAt }).from(siteForms).where(eq(status, 'published'));
});
