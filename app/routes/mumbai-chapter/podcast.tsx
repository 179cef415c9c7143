import { EnglishNote } from "#app/components/ui/english-note.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Picture } from "#app/components/ui/picture.tsx";
import { SampleBadge } from "#app/components/ui/sample-badge.tsx";
import * as m from "#messages/pages/mumbai.ts";
import type { Entries } from "#worker/content/collections.ts";

type Episode = Entries<"episodes">[number];

const PLAYER = "https://www.youtube-nocookie.com/embed/";

/** Section 2: each episode is a thumbnail that leads to its player; with JavaScript it plays in place. */
export function Podcast({ episodes }: { episodes: readonly Episode[] }) {
  return (
    <section className="section podcast" aria-labelledby="podcast">
      <div className="wrap podcast-inner">
        <div className="podcast-words">
          <h2 id="podcast">{m.podcast()}</h2>
          <p className="lead">{m.podcastLead()}</p>
          <p className="podcast-note">
            {episodes.some(({ videoId }) => videoId) ? m.nothingLoaded() : m.sampleEpisodes()}
          </p>
        </div>
        <ul className="episodes">
          {episodes.map(({ slug, videoId, title, text, image, sample, isEnglish }) => (
            <li key={slug} className="episode" lang={isEnglish && "en"}>
              <div className="episode-screen">
                {videoId ? (
                  <a
                    href={`${PLAYER}${videoId}`}
                    data-queue={videoId}
                    target="_blank"
                    rel="noopener noreferrer"
                    aria-label={m.playInTab({ title })}
                  >
                    <Picture image={{ ...image, alt: "" }} />
                    <span className="episode-play">
                      <Icon name="play" />
                    </span>
                  </a>
                ) : (
                  <div>
                    <Picture image={image} />
                    <p className="episode-sample">{m.sampleEpisode()}</p>
                  </div>
                )}
              </div>
              <h3>{title}</h3>
              {videoId && sample && <SampleBadge />}
              <p>{text}</p>
              {isEnglish && <EnglishNote />}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
