import { Icon } from "#app/components/ui/icon.tsx";
import { Picture } from "#app/components/ui/picture.tsx";
import type { Entry } from "#worker/content/collections.ts";

type Episode = Pick<Entry<"episodes">, "videoId" | "title" | "text" | "image">;

const PLAYER = "https://www.youtube-nocookie.com/embed/";

/** Section 2: each episode is a thumbnail that leads to its player; with JavaScript it plays in place. */
export function Podcast({ episodes }: { episodes: readonly Episode[] }) {
  return (
    <section className="section podcast" aria-labelledby="podcast">
      <div className="wrap podcast-inner">
        <div className="podcast-words">
          <h2 id="podcast">MyPowerBrand Podcast</h2>
          <p className="lead">
            Owners tell how a name came to stand for something, and what it cost them until it did. Five episodes.
          </p>
          <p className="podcast-note">Nothing is loaded from the video service before you press play.</p>
        </div>
        <ul className="episodes">
          {episodes.map(({ videoId, title, text, image }) => (
            <li key={videoId} className="episode">
              <div className="episode-screen">
                <a
                  href={`${PLAYER}${videoId}`}
                  data-queue={videoId}
                  target="_blank"
                  rel="noopener noreferrer"
                  aria-label={`Play: ${title} (opens in a new tab)`}
                >
                  <Picture image={{ ...image, alt: "" }} />
                  <span className="episode-play">
                    <Icon name="play" />
                  </span>
                </a>
              </div>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
