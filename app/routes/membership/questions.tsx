import { Markdown } from "#app/components/markdown/markdown.tsx";
import * as m from "#messages/membership/page.ts";

export function Questions({
  questions,
}: {
  questions: ReadonlyArray<{ slug: string; question: string; html: string }>;
}) {
  return (
    <section className="section wrap membership-questions" aria-labelledby="questions">
      <h2 id="questions">{m.questions()}</h2>
      <ul>
        {questions.map(({ slug, question, html }) => (
          <li key={slug}>
            <h3>{question}</h3>
            <Markdown html={html} />
          </li>
        ))}
      </ul>
    </section>
  );
}
