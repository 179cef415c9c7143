import { useState } from "react";
import { Icon } from "#app/components/icon.tsx";
import { Picture } from "#app/components/picture.tsx";
import { useIsScripted } from "#app/components/use-is-scripted.ts";
import type { Entry } from "#worker/content/collections.ts";

type Episode = Entry<"episodes">;

const PLAYER = "https://www.youtube-nocookie.com/embed/";

/** Section 2: each episode is a thumbnail until it is clicked, then the player in privacy mode, with autoplay. */
export function Podcast({ episodes }: { episodes: readonly Episode[] }) {
  const [opened, setOpened] = useState<readonly string[]>([]);
  // The one that was opened last: the others keep their player, and stop.
  const playing = opened.at(-1);
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
          {episodes.map((episode) => (
            <li key={episode.videoId} className="episode">
              <div className="episode-screen">
                {opened.includes(episode.videoId) ? (
                  <Player episode={episode} isPlaying={episode.videoId === playing} />
                ) : (
                  <Thumbnail episode={episode} onPlay={() => setOpened([...opened, episode.videoId])} />
                )}
              </div>
              <h3>{episode.title}</h3>
              <p>{episode.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Without the script, a link to the player's own page. */
function Thumbnail({ episode, onPlay }: { episode: Episode; onPlay: () => void }) {
  const isScripted = useIsScripted();
  const { videoId, title, image } = episode;
  const content = (
    <>
      <Picture image={{ ...image, alt: "" }} />
      <span className="episode-play">
        <Icon name="play" />
      </span>
    </>
  );
  return isScripted ? (
    <button type="button" data-held={videoId} aria-label={`Play: ${title}`} onClick={onPlay}>
      {content}
    </button>
  ) : (
    <a
      href={`${PLAYER}${videoId}`}
      data-held={videoId}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`Play: ${title} (opens in a new tab)`}
    >
      {content}
    </a>
  );
}

function Player({ episode: { videoId, title }, isPlaying }: { episode: Episode; isPlaying: boolean }) {
  return (
    <iframe
      // A new frame, because a frame that changes its address adds a step to the tab's history.
      key={String(isPlaying)}
      ref={(frame) => {
        if (isPlaying) frame?.focus();
      }}
      // The browser may drop the focus while the frame's own page comes.
      onLoad={({ currentTarget }) => {
        if (isPlaying && document.activeElement === document.body) currentTarget.focus();
      }}
      src={`${PLAYER}${videoId}${isPlaying ? "?autoplay=1" : ""}`}
      title={`${title}, video player`}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
