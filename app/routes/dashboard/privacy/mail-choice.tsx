export function MailChoice({ isGiven }: { isGiven: boolean }) {
  return (
    <div className="own-choice">
      <p>
        <strong>News of the forum: {isGiven ? "yes" : "no"}.</strong>{" "}
        {isGiven
          ? "You have agreed that we write to you about events, schemes and offers. If you withdraw, we stop at once; nothing else changes."
          : "We write to you only about your account, payments and registrations. If you agree, we also write about events, schemes and offers, with your e-mail address and for nothing else; you can end it here at any time."}
      </p>
      <form method="post">
        <input type="hidden" name="step" value={isGiven ? "withdraw" : "give"} />
        <button className="button button-secondary" type="submit">
          {isGiven ? "Withdraw my consent to news" : "I agree: write to me about news"}
        </button>
      </form>
    </div>
  );
}
