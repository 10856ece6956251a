import { internationalPhone, shownPhone } from '#lib/phone.ts';
import { BlockSection } from '#renderer/public/blocks/BlockSection.tsx';
import { columnSizes, cutTo } from '#renderer/public/column-sizes.ts';
import { initialsOf } from '#renderer/ui/initials.ts';
import { Picture } from '#renderer/ui/Picture.tsx';
import { block } from '#server/content/blocks.ts';
import { fields } from './fields.ts';

const share = { phone: 1 / 2, tablet: 1 / 3, laptop: 1 / 4 };

export const teamBlock = block({
  name: 'team',
  label: 'Team',
  about: 'People with portrait, position, phone and email.',
  fields,
  Section({ id, values: { title, people }, pictures, isFirst }) {
    const Name = title ? 'h3' : 'h2';
    return (
      <BlockSection id={id} title={title} className="block-team">
        <ul className="columns pairs">
          {people.map(({ fileId, name, role, phone, email }) => {
            const portrait = pictures[fileId ?? 0];
            const sizes = portrait && columnSizes(share, { phone: cutTo(1, portrait) });
            return (
              <li key={name + role}>
                <div className="picture-frame" aria-hidden>
                  {portrait && sizes ? (
                    <Picture picture={{ ...portrait, alt: '' }} sizes={sizes} priority={isFirst} />
                  ) : (
                    initialsOf(name)
                  )}
                </div>
                <Name className="subtitle">{name}</Name>
                {role && <p className="muted">{role}</p>}
                {phone && <a href={`tel:${internationalPhone(phone)}`}>{shownPhone(phone)}</a>}
                {email && <a href={`mailto:${email}`}>{email}</a>}
              </li>
            );
          })}
        </ul>
      </BlockSection>
    );
  },
});
