import { chooseCover } from "#app/components/ui/generated-picture.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { Picture } from "#app/components/ui/picture.tsx";
import * as m from "#messages/dashboard/tasks.ts";
import { localPath } from "#messages/locale.ts";
import type { Dashboard } from "#worker/domain/dashboard/overview.server.ts";

export function NewForYou({ reading, news, unfinished }: Pick<Dashboard, "reading" | "news" | "unfinished">) {
  return (
    <section className="dashboard-new" aria-labelledby="new-for-you">
      <h2 id="new-for-you">{m.newForYou()}</h2>
      <ul>
        {unfinished && (
          <li>
            <p className="dashboard-kind">{unfinished.kind}</p>
            <h3>
              <a href={localPath(unfinished.href)}>{unfinished.title}</a>
            </h3>
            <p>{unfinished.text}</p>
          </li>
        )}
        {reading && (
          <li className="dashboard-reading">
            <Picture image={{ ...chooseCover(reading), alt: "" }} />
            <div>
              <p className="dashboard-kind">{m.article({ minutes: reading.minutes })}</p>
              <h3 lang={reading.isEnglish && "en"}>
                <a href={localPath(`/BlogsPage/${reading.slug}`)}>{reading.title}</a>
              </h3>
            </div>
          </li>
        )}
        {news && (
          <li>
            <p className="dashboard-kind">{m.news({ date: news.date })}</p>
            <h3 lang={news.isEnglish && "en"}>
              <a href={localPath(`/MSMENews#${news.slug}`)}>{news.title}</a>
            </h3>
          </li>
        )}
      </ul>
    </section>
  );
}

export function Note({ note }: { note: NonNullable<Dashboard["note"]> }) {
  const { from, date, text, href, label, isEnglish } = note;
  return (
    <section className="dashboard-note" aria-labelledby="note">
      <h2 id="note">{m.note()}</h2>
      <p lang={isEnglish && "en"}>{text}</p>
      <p className="member-page-facts">
        <span lang={isEnglish && "en"}>{from}</span>
        <span>{date}</span>
      </p>
      <a className="dashboard-more" href={localPath(href)} lang={isEnglish && "en"}>
        {label}
        <Icon name="arrow-right" />
      </a>
    </section>
  );
}
