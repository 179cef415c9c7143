import * as m from "#messages/dashboard/privacy.ts";
export function MailChoice({ isGiven }: { isGiven: boolean }) {
  return (
    <div className="own-choice">
      <h3>{isGiven ? m.newsYes() : m.newsNo()}</h3>
      <p>{isGiven ? m.newsGiven() : m.newsNotGiven()}</p>
      <form method="post">
        <input type="hidden" name="step" value={isGiven ? "withdraw" : "give"} />
        <button className="button button-secondary" type="submit">
          {isGiven ? m.stopNews() : m.sendNews()}
        </button>
      </form>
    </div>
  );
}
