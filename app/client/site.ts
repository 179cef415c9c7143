import { reportActivity } from "./page/activity.ts";
import { loadArticleTexts } from "./page/article-text.ts";
import { polyfillDialogButtons } from "./page/dialog-buttons.ts";
import { scrollToTopFromFooter } from "./page/footer-scroll.ts";
import { showLateFooter } from "./page/late-footer.ts";
import { startPageModules } from "./page/page-modules.ts";
import { replaceBrokenPictures } from "./page/picture-fallback.ts";
import { queueInput } from "./page/queued-input.ts";
import { skipSlowTransitions } from "./page/slow-transitions.ts";
import { speculate } from "./page/speculation.ts";
import { clearUserOnLogout } from "./page/stored-user.ts";
import { measureSomeVisits } from "./page/vitals-sample.ts";
import { onIdle } from "./page/when-idle.ts";

/** Lays out what is below the first screen (app.css); a link to a part of the page cannot wait for it. */
const forceLayout = () => {
  document.documentElement.dataset["site"] ??= "laid-out";
};

// The module of every page. What the visitor may do at once comes first.
queueInput();
polyfillDialogButtons();
loadArticleTexts();
scrollToTopFromFooter();
clearUserOnLogout();
startPageModules();
addEventListener("chunk:failed", showLateFooter);
if (location.hash || ("prerendering" in document && document.prerendering)) forceLayout();
addEventListener("click", forceLayout, { capture: true, once: true });
onIdle(() => {
  document.documentElement.dataset["site"] = "ready";
  replaceBrokenPictures();
  skipSlowTransitions();
  reportActivity();
  speculate();
  void measureSomeVisits();
});
