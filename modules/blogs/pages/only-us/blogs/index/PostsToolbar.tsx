import { Button, Flex } from '@radix-ui/themes';
import Plus from 'lucide-react/icons/plus';
import { categories, postSorts } from '#modules/blogs/choices.ts';
import { t } from '#modules/blogs/texts.ts';
import { SearchField } from '#renderer/only-us/ui/SearchField.tsx';
import { SelectField } from '#renderer/only-us/ui/SelectField.tsx';
import { TrashButton } from '#renderer/only-us/ui/trash/TrashButton.tsx';
import { states } from '../post.ts';
import type { Posts } from './use-posts.ts';

// The others are named after their columns.
const sortKeys = { title: 'byTitle', category: 'byCategory', state: 'byState' } as const;
const sorts = postSorts.map((value) => ({
  value,
  label: t(value === 'title' || value === 'category' || value === 'state' ? sortKeys[value] : value),
}));

const all = 'all' as const;
type Choice = (typeof categories)[number] | (typeof states)[number];
const labelOf: (value: Choice) => string = t;
const named = <Value extends Choice>(value: Value) => ({ value, label: labelOf(value) });

/** Search, filters, sort and the button for a new post. */
export function PostsToolbar({ list: { filter, narrow } }: { list: Posts }) {
  return (
    <Flex gap="3" mb="4" align="center" wrap="wrap">
      <SearchField
        width={240}
        label={t('search')}
        value={filter.search}
        onChange={(search) => narrow({ search: search.slice(0, 100) })}
      />
      <SelectField
        aria-label={t('category')}
        value={filter.category ?? all}
        options={[{ value: all, label: t('allCategories') }, ...categories.map(named)]}
        onChange={(category) => narrow({ category: category === all ? undefined : category })}
      />
      <SelectField
        aria-label={t('state')}
        value={filter.state ?? all}
        options={[{ value: all, label: t('allStates') }, ...states.map(named)]}
        onChange={(state) => narrow({ state: state === all ? undefined : state })}
      />
      <SelectField
        aria-label={t('sort')}
        value={filter.sort}
        options={sorts}
        onChange={(sort) => narrow({ sort })}
      />
      <Flex gap="3" ml="auto">
        <TrashButton onOpen={() => narrow({ trash: true })} />
        <Button asChild>
          <a href="/only-us/blogs/new">
            <Plus size={16} aria-hidden /> {t('add')}
          </a>
        </Button>
      </Flex>
    </Flex>
  );
}
