import { data, redirect } from "react-router";
import { readForm } from "#app/components/forms/read-form.ts";
import { requireViewer } from "#app/session/require-viewer.server.ts";
import { depsContext } from "#worker/context.server.ts";
import { statusOf } from "#worker/contracts/problem.ts";
import { changeOwnSchemes } from "#worker/domain/schemes/change-own-schemes.server.ts";
import { describeOwnSchemes, describeWish } from "#worker/domain/schemes/own-schemes.server.ts";
import { MemberErrors, MemberPage, memberHeaders, memberMeta, memberPage } from "../member-page.tsx";
import type { Route } from "./+types/route.ts";
import { RemindWish, SaveWish } from "./wishes.tsx";

/** The finder leads here with its answers and the scheme to be reminded of. Opening the page stores nothing. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { memberId, email } = await requireViewer(context, request);
  const deps = context.get(depsContext);
  const wish = await describeWish(deps, new URL(request.url).searchParams);
  return { email, wish, own: await describeOwnSchemes(deps, memberId) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { memberId } = await requireViewer(context, request);
  const outcome = await changeOwnSchemes(context.get(depsContext), memberId, await readForm(request));
  if (!outcome.ok) throw data(null, { status: statusOf(outcome) });
  return redirect("/dashboard/schemes");
}

export const handle = memberPage;
export const headers = memberHeaders;
export const meta = () => memberMeta("Your schemes");
export const ErrorBoundary = MemberErrors;

export default function OwnSchemesPage({ loaderData: { email, wish, own } }: Route.ComponentProps) {
  const { saved, reminders } = own;
  return (
    <MemberPage
      back={{ href: "/dashboard", label: "Your tasks" }}
      title="Your schemes"
      lead="Your saved answers to the scheme finder, and the schemes about which we write to you."
    >
      {wish.answers.length > 0 && wish.query !== saved?.query && (
        <SaveWish answers={wish.answers} replaces={saved !== undefined} />
      )}
      {wish.scheme && !reminders.some(({ scheme }) => scheme === wish.scheme?.slug) && (
        <RemindWish scheme={wish.scheme} email={email} />
      )}
      <section aria-labelledby="saved-answers">
        <h2 id="saved-answers">Saved answers</h2>
        {saved ? (
          <div className="own-choice">
            <p>{`Saved on ${saved.day}.`}</p>
            <dl>
              {saved.answers.map(({ name, title, label }) => (
                <div key={name}>
                  <dt>{title}</dt>
                  <dd>
                    <strong>{label}</strong>
                  </dd>
                </div>
              ))}
            </dl>
            <form method="post" className="button-row">
              <input type="hidden" name="step" value="forget" />
              <a className="button" href={`/SchemesPage/finder${saved.query}#finder`}>
                See the result
              </a>
              <button className="button button-secondary" type="submit">
                Delete my answers
              </button>
            </form>
          </div>
        ) : (
          <p className="own-none">
            You have saved none. <a href="/SchemesPage/finder">Open the finder</a>, answer its questions and choose
            “Save to my dashboard”.
          </p>
        )}
      </section>
      <section aria-labelledby="reminders">
        <h2 id="reminders">Reminders</h2>
        {reminders.length === 0 && (
          <p className="own-none">You have none. In the finder, choose “Remind me when this changes” at a scheme.</p>
        )}
        {reminders.map(({ scheme, title, since, isListed }) => (
          <div key={scheme} className="own-choice">
            <h3>{title}</h3>
            <p>{`You agreed on ${since} that we write to you when its rules or its status change.`}</p>
            {!isListed && <p>It is no longer in the finder. We write to you if it returns.</p>}
            <form method="post">
              <input type="hidden" name="step" value="stop" />
              <input type="hidden" name="scheme" value={scheme} />
              <button className="button button-secondary" type="submit">
                Stop these emails<span className="visually-hidden"> about {title}</span>
              </button>
            </form>
          </div>
        ))}
      </section>
    </MemberPage>
  );
}
