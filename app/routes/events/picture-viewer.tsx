import { patternCover } from "#app/components/ui/generated-picture.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { Picture } from "#app/components/ui/picture.tsx";
import * as m from "#messages/pages/events.ts";
import type { EventCard } from "#worker/domain/events/events.server.ts";

type ViewerProps = Pick<EventCard, "slug" | "title" | "image"> & { isFirst: boolean };

/** A native dialog that loads the full-size picture when it opens. A generated pattern has no dialog. */
export function PictureViewer({ slug, title, image, isFirst }: ViewerProps) {
  if (!image) {
    return (
      <div className="event-picture">
        <Picture image={patternCover(title)} isFirst={isFirst} />
      </div>
    );
  }
  const id = `picture-${slug}`;
  return (
    <div className="event-picture">
      <button type="button" command="show-modal" commandfor={id} aria-haspopup="dialog">
        <Picture image={image} isFirst={isFirst} />
        <span className="visually-hidden">{m.viewPicture({ title })}</span>
      </button>
      <dialog className="viewer" id={id} aria-label={m.pictureOf({ title })} closedby="any">
        <form method="dialog">
          <button className="viewer-close" type="submit" aria-label={m.close()}>
            <Icon name="x" />
          </button>
        </form>
        <Picture image={image} shape="own" />
      </dialog>
    </div>
  );
}
