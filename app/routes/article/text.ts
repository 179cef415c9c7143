import { notFound } from "#messages/pages/steps.ts";
import { depsContext } from "#worker/context.server.ts";
import { refused, statusOf } from "#worker/contracts/problem.ts";
import { findArticleText } from "#worker/domain/content/articles.server.ts";
import type { Route } from "./+types/text.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const html = await findArticleText(context.get(depsContext), params.slug);
  return new Response(html ?? notFound(), {
    status: statusOf(html === undefined ? refused("not_found") : { ok: true }),
    headers: { "Content-Type": "text/html; charset=utf-8", "X-Robots-Tag": "noindex" },
  });
}
