import { data, redirect } from "react-router";
import { Notice } from "#app/components/forms/notice.tsx";
import { readForm } from "#app/components/forms/read-form.ts";
import { MORE, Rich } from "#app/components/ui/rich.tsx";
import { StepForm } from "#app/components/ui/step-form.tsx";
import { requireViewer } from "#app/session/require-viewer.server.ts";
import { localPath } from "#messages/locale.ts";
import * as m from "#messages/schemes/own.ts";
import { depsContext } from "#worker/context.server.ts";
import { statusOf } from "#worker/contracts/problem.ts";
import {
  changeOwnSchemes,
  describeFinderRequest,
  describeOwnSchemes,
} from "#worker/domain/schemes/own-schemes.server.ts";
import { doneOf } from "../done.server.ts";
import { MemberPage, MemberSection, memberMeta, memberPage } from "../member-page.tsx";
import type { Route } from "./+types/route.ts";
import { AnswerList } from "./answer-list.tsx";

const PATH = "/dashboard/schemes";

/** The finder links here with the answers and the scheme to be reminded of. Opening the page stores nothing. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { memberId, email } = await requireViewer(context, request);
  const deps = context.get(depsContext);
  const { searchParams } = new URL(request.url);
  const done = doneOf(request, "save", "remind", "forget", "stop");
  const requested = await describeFinderRequest(deps, searchParams);
  return { email, requested, done, own: await describeOwnSchemes(deps, memberId) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { memberId } = await requireViewer(context, request);
  const form = await readForm(request);
  const outcome = await changeOwnSchemes(context.get(depsContext), memberId, form);
  if (!outcome.ok) throw data(null, { status: statusOf(outcome) });
  const { searchParams } = new URL(request.url);
  searchParams.set("done", form["step"] ?? "");
  return redirect(localPath(`${PATH}?${searchParams}`));
}

export const handle = memberPage;
export const meta = () => memberMeta(m.title());

const DONE = { save: m.answersSaved, remind: m.reminderSet, forget: m.answersDeleted, stop: m.emailsStopped };

export default function OwnSchemesPage({ loaderData: { email, requested, done, own } }: Route.ComponentProps) {
  const { saved, reminders } = own;
  const newReminder = reminders.some(({ scheme }) => scheme === requested.scheme?.slug) ? undefined : requested.scheme;
  return (
    <MemberPage title={m.title()} lead={m.lead()}>
      {done && <Notice kind="success" text={DONE[done]()} />}
      {newReminder && <ConfirmReminder scheme={newReminder} email={email} to={`${PATH}${requested.query}`} />}
      {requested.answers.length > 0 && requested.query !== saved?.query && (
        <ConfirmSave
          answers={requested.answers}
          replaces={saved !== undefined}
          to={newReminder ? `${PATH}?remind=${newReminder.slug}` : PATH}
        />
      )}
      <MemberSection id="saved-answers" title={m.savedAnswers()}>
        {saved ? (
          <div className="own-choice">
            <p>{m.savedOn({ day: saved.day })}</p>
            <AnswerList answers={saved.answers} />
            <StepForm
              step="forget"
              action={localPath(PATH)}
              className="button-row"
              button={m.deleteAnswers()}
              kind="secondary"
            >
              <a className="button" href={localPath(`/SchemesPage/finder${saved.query}#finder`)}>
                {m.seeResult()}
              </a>
            </StepForm>
          </div>
        ) : (
          <p>
            <Rich text={m.noneSaved} parts={{ a: (name) => <a href={localPath("/SchemesPage/finder")}>{name}</a> }} />
          </p>
        )}
      </MemberSection>
      <MemberSection id="reminders" title={m.reminders()}>
        {reminders.length === 0 && <p>{m.noReminders()}</p>}
        {reminders.map(({ scheme, title, since, isListed }) => (
          <div key={scheme} className="own-choice">
            <h3>{title}</h3>
            <p>{m.agreedOn({ since })}</p>
            {!isListed && <p>{m.notListed()}</p>}
            <StepForm
              step="stop"
              action={localPath(PATH)}
              button={<Rich text={m.stopEmails} values={{ title }} parts={MORE} />}
              kind="secondary"
            >
              <input type="hidden" name="scheme" value={scheme} />
            </StepForm>
          </div>
        ))}
      </MemberSection>
    </MemberPage>
  );
}

type FinderRequest = Awaited<ReturnType<typeof describeFinderRequest>>;

/** Asks whether to save what the visitor chose in the finder. Nothing is stored before the button is pressed. */
function ConfirmSave({ answers, replaces, to }: Pick<FinderRequest, "answers"> & { replaces: boolean; to: string }) {
  return (
    <section className="own-choice" aria-labelledby="save-answers">
      <h2 id="save-answers">{m.saveTitle()}</h2>
      <p>{replaces ? m.replaces() : m.firstSave()}</p>
      <AnswerList answers={answers} />
      <StepForm step="save" action={localPath(to)} button={m.saveAnswers()}>
        {answers.map(({ name, answer }) => (
          <input key={name} type="hidden" name={name} value={answer} />
        ))}
      </StepForm>
    </section>
  );
}

function ConfirmReminder(props: { scheme: NonNullable<FinderRequest["scheme"]>; email: string; to: string }) {
  const { scheme, email, to } = props;
  return (
    <section className="own-choice" aria-labelledby="remind-me">
      <h2 id="remind-me">{m.remindTitle()}</h2>
      <p>{m.remindText({ title: scheme.title, email })}</p>
      <StepForm step="remind" action={localPath(to)} button={m.remindMe()}>
        <input type="hidden" name="scheme" value={scheme.slug} />
      </StepForm>
    </section>
  );
}
