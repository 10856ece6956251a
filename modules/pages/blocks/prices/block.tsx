import { BlockSection } from '#renderer/public/blocks/BlockSection.tsx';
import { block } from '#server/content/blocks.ts';
import { fields } from './fields.ts';

export const pricesBlock = block({
  name: 'prices',
  label: 'Price list',
  about: 'Names with their prices and units, in groups.',
  fields,
  Section: ({ id, values: { title, groups, note } }) => (
    <BlockSection id={id} title={title} className="block-prices">
      <div className="columns">
        {groups.map((group, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, on the server
          <table className="ruled" key={index}>
            {group.title && <caption className="subtitle">{group.title}</caption>}
            <tbody>
              {group.items.map(({ name, note, price, unit }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <tr key={index}>
                  <th scope="row">
                    {name}
                    {note && <small>{note}</small>}
                  </th>
                  <td>
                    {price}
                    {unit && <small>{unit}</small>}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
      {note && <p className="note">{note}</p>}
    </BlockSection>
  ),
});
