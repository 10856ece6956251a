import { t } from '#modules/requests/texts.ts';
import { api } from '#renderer/only-us/api.ts';
import type { Request } from '../request.ts';

/** The photos that the visitor sent. */
export function Photos({ request: { id, photos } }: { request: Request }) {
  if (photos.length === 0) return null;
  return (
    <ul className="request-photos">
      {photos.map((photo, index) => (
        <Photo key={photo} id={id} photo={photo} number={index + 1} />
      ))}
    </ul>
  );
}

function Photo({ id, photo, number }: { id: number; photo: number; number: number }) {
  const { data: address, isError } = api.request.getPhoto.useQuery({ id, photo }, { staleTime: Infinity });
  const label = t('photo', { number });
  if (!address) return <li>{isError ? t('photoFailed') : null}</li>;
  return (
    <li>
      <a href={address} download={`${label}.webp`} title={t('savePhoto')}>
        <img src={address} alt={label} />
      </a>
    </li>
  );
}
