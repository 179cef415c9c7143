export function MailChoice({ isGiven }: { isGiven: boolean }) {
  return (
    <div className="own-choice">
      <h3>News of the forum: {isGiven ? "yes" : "no"}</h3>
      <p>
        {isGiven
          ? "You have agreed that we write to you about events, schemes and offers. If you withdraw, we stop at once. Nothing else changes."
          : "We write to you only about your account, payments and registrations. If you agree, we also send you news about events, schemes and offers. You can stop this at any time."}
      </p>
      <form method="post">
        <input type="hidden" name="step" value={isGiven ? "withdraw" : "give"} />
        <button className="button button-secondary" type="submit">
          {isGiven ? "Stop sending me news" : "Send me news"}
        </button>
      </form>
    </div>
  );
}
