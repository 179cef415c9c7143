import { Markdown } from "#app/components/ui/markdown.tsx";

export function Questions({
  questions,
}: {
  questions: ReadonlyArray<{ slug: string; question: string; html: string }>;
}) {
  return (
    <section className="section wrap membership-questions" aria-labelledby="questions">
      <h2 id="questions">Before you decide</h2>
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
