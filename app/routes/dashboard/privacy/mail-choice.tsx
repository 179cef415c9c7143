import { StepForm } from "#app/components/ui/step-form.tsx";
import * as m from "#messages/dashboard/privacy.ts";
export function MailChoice({ isGiven }: { isGiven: boolean }) {
  return (
    <div className="own-choice">
      <h3>{isGiven ? m.newsYes() : m.newsNo()}</h3>
      <p>{isGiven ? m.newsGiven() : m.newsNotGiven()}</p>
      <StepForm step={isGiven ? "withdraw" : "give"} button={isGiven ? m.stopNews() : m.sendNews()} kind="secondary" />
    </div>
  );
}
