import { chooseCover } from "#app/components/ui/generated-picture.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import * as m from "#messages/dashboard/workspace.ts";
import { depsContext } from "#worker/context.server.ts";
import { listArticleCards } from "#worker/domain/content/articles.server.ts";
import { listActivitySubjects } from "#worker/domain/workspace/activities.server.ts";
import { requireRole } from "../member-page.server.ts";
import { MemberPage, memberMeta, memberPage } from "../member-page.tsx";
import type { Route } from "./+types/reading.ts";
import { EntryListItem } from "./rows/entry-list-item.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { memberId } = await requireRole(context, request, "student", "startup");
  const deps = context.get(depsContext);
  const [cards, read] = await Promise.all([
    listArticleCards(deps),
    listActivitySubjects(deps, memberId, "article-read"),
  ]);
  const articles = cards.map(({ slug, title, excerpt, minutes, image, isEnglish }) => ({
    slug,
    title,
    excerpt,
    minutes,
    isEnglish,
    image: chooseCover({ title, image }),
    isRead: read.has(slug),
  }));
  return { articles };
}

export const handle = memberPage;
export const meta = () => memberMeta(m.readingList());

export default function Reading({ loaderData: { articles } }: Route.ComponentProps) {
  return (
    <MemberPage title={m.readingList()} lead={m.readingLead()} isWide>
      <ul className="member-page-list member-page-rows">
        {articles.map(({ slug, title, excerpt, minutes, image, isRead, isEnglish }) => (
          <EntryListItem key={slug} href={`/BlogsPage/${slug}`} title={title} image={image} isEnglish={isEnglish}>
            <p lang={isEnglish && "en"}>{excerpt}</p>
            <p className="member-page-facts">
              <span>{m.minutes({ minutes })}</span>
              {isRead && (
                <span className="member-page-done">
                  <Icon name="check" />
                  {m.isRead()}
                </span>
              )}
            </p>
          </EntryListItem>
        ))}
      </ul>
    </MemberPage>
  );
}
