import type { LibraryPicture } from "#worker/domain/content/pictures/library.server.ts";

export function PictureGrid({ pictures }: { pictures: readonly LibraryPicture[] }) {
  return (
    <ul className="picture-grid">
      {pictures.map(({ hash, alt, src, small, focus }) => (
        <li key={hash}>
          <a href={`/console/pictures/${hash}`}>
            <img
              className={`cut cut-wide focus-x-${focus.x} focus-y-${focus.y}`}
              src={small?.src ?? src}
              alt=""
              width={480}
              height={270}
              loading="lazy"
            />
            <span>{alt}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
