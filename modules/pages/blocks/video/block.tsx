import { videoOf } from '#lib/rich-text/video-address.ts';
import { BlockSection } from '#renderer/public/blocks/BlockSection.tsx';
import { Video } from '#renderer/public/rich-text/Video.tsx';
import { block } from '#server/content/blocks.ts';
import { fields } from './fields.ts';

export const videoBlock = block({
  name: 'video',
  label: 'Video',
  about: 'From YouTube, Vimeo or TikTok, large. It loads when a visitor starts it.',
  fields,
  Section({ id, values, pictures }) {
    const { title, address, caption, fileId } = values;
    const video = videoOf(address);
    return (
      <BlockSection id={id} title={title} className="block-video">
        <div className="rich-text">
          {video && <Video video={video} title={title || caption} poster={pictures[fileId ?? 0]} />}
        </div>
        {caption && <p className="note">{caption}</p>}
      </BlockSection>
    );
  },
});
