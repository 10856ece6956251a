import { useEffect } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { api } from '../api.ts';

const aMinute = 60_000;

/** How many entries nobody has looked at yet, by the path of their screen: as the page came, and every minute from then on. */
export function useUnread(): Record<string, number> {
  const { sidebar, urlPathname } = usePageContext();
  const counted = sidebar.flatMap(({ pathname, unread }) =>
    unread === undefined ? [] : [[pathname, unread]],
  );
  const { data = {} } = api.site.getUnread.useQuery(undefined, {
    enabled: counted.length > 0,
    refetchInterval: aMinute,
    initialData: Object.fromEntries(counted),
  });
  const total = Object.values(data).reduce((sum, count) => sum + count, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the router sets the title of each page
  useEffect(() => {
    const title = document.title.replace(/^\(\d+\) /, '');
    document.title = total > 0 ? `(${total}) ${title}` : title;
  }, [total, urlPathname]);
  return data;
}
