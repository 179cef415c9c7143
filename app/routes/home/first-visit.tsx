import { Icon } from "#app/components/icon.tsx";

/** Section 2: the popup of the first visit, which Home's script puts into the page. */
export function FirstVisit({ choices }: { choices: readonly string[] }) {
  return (
    <dialog className="dialog home-popup" aria-labelledby="first-visit">
      <button className="home-icon-button" type="button" aria-label="Close">
        <Icon name="x" />
      </button>
      <h2 id="first-visit">Why are you here</h2>
      <p>One answer, and we take you there. We ask only once.</p>
      <ul>
        {choices.map((choice) => (
          <li key={choice}>
            <button type="button" value={choice}>
              {choice}
              <Icon name="arrow-right" />
            </button>
          </li>
        ))}
      </ul>
    </dialog>
  );
}
