import { useData } from 'vike-react/useData';
import { homeSections } from './home-sections.ts';

/** The home page: what the modules have to show, one section below the other. */
export default function Page() {
  const loaded = useData<unknown[]>();
  return (
    <>
      {homeSections.map(({ Section, place }, index) =>
        loaded[index] === null ? null : <Section key={place} data={loaded[index]} />,
      )}
    </>
  );
}
