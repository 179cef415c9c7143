import { Icon } from "#app/components/ui/icon.tsx";
import { Picture } from "#app/components/ui/picture.tsx";
import { SampleBadge } from "#app/components/ui/sample-badge.tsx";
import type { Entry } from "#worker/content/collections.ts";

type Episode = { slug: string; sample?: boolean } & Pick<Entry<"episodes">, "videoId" | "title" | "text" | "image">;

const PLAYER = "https://www.youtube-nocookie.com/embed/";

/**
 * Section 2: each episode is a thumbnail that leads to its player; with JavaScript it plays in place. One without
 * a video yet is a thumbnail alone.
 */
export function Podcast({ episodes }: { episodes: readonly Episode[] }) {
  return (
    <section className="section podcast" aria-labelledby="podcast">
      <div className="wrap podcast-inner">
        <div className="podcast-words">
          <h2 id="podcast">MyPowerBrand Podcast</h2>
          <p className="lead">Owners talk about how they built a name, and what it cost them.</p>
          <p className="podcast-note">
            {episodes.some(({ videoId }) => videoId)
              ? "Nothing is loaded from the video service before you press play."
              : "These are sample episodes. You can play them here once they are published."}
          </p>
        </div>
        <ul className="episodes">
          {episodes.map(({ slug, videoId, title, text, image, sample }) => (
            <li key={slug} className="episode">
              <div className="episode-screen">
                {videoId ? (
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
                ) : (
                  <div>
                    <Picture image={image} />
                    <p className="episode-sample">Sample episode</p>
                  </div>
                )}
              </div>
              <h3>{title}</h3>
              {videoId && sample && <SampleBadge />}
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
