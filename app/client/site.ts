import { showAccount } from "./layout/account-menu.ts";
import { moveCommunityLink } from "./layout/community-link.ts";
import { keepSummariesInPlace } from "./layout/disclosures.ts";
import { scrollToTopFromFooter } from "./layout/footer-scroll.ts";
import { keepPlaceInOtherLanguage } from "./layout/language.ts";
import { closeMenusOnLeave } from "./layout/menus.ts";
import { paintSky } from "./layout/sky.ts";
import { reportActivity } from "./page/activity.ts";
import { loadArticleTexts } from "./page/article-text.ts";
import { polyfillDialogButtons } from "./page/dialog-buttons.ts";
import { showLateFooter } from "./page/late-footer.ts";
import { startPageModules } from "./page/page-modules.ts";
import { replaceBrokenPictures } from "./page/picture-fallback.ts";
import { queueInput } from "./page/queued-input.ts";
import { skipSlowTransitions } from "./page/slow-transitions.ts";
import { speculate } from "./page/speculation.ts";
import { clearUserOnLogout } from "./page/stored-user.ts";
import { measureSomePageViews } from "./page/vitals-sample.ts";
import { onIdle } from "./page/when-idle.ts";

declare global {
  interface Document {
    /** Only in browsers that prerender. */
    prerendering?: boolean;
  }
}

/** Lays out the page below the first screen (elements.css), so that links to a part of the page find it. */
const includeRest = () => {
  document.documentElement.dataset["site"] ??= "laid-out";
};
/** Styles and lays out the page at once, even if it is not shown. */
const layOut = () => document.body.offsetHeight;

// First, so that no early click is lost.
queueInput();
showAccount();
polyfillDialogButtons();
loadArticleTexts();
scrollToTopFromFooter();
closeMenusOnLeave();
keepSummariesInPlace();
clearUserOnLogout();
keepPlaceInOtherLanguage();
startPageModules();
addEventListener("chunk:failed", showLateFooter);
if (location.hash || document.prerendering) {
  includeRest();
  // The first layout requests the heading font.
  layOut();
  void document.fonts.ready.then(layOut);
}
addEventListener("click", includeRest, { capture: true, once: true });
onIdle(() => {
  document.documentElement.dataset["site"] = "ready";
  moveCommunityLink();
  paintSky();
  replaceBrokenPictures();
  skipSlowTransitions();
  void reportActivity();
  speculate();
  void measureSomePageViews();
});
