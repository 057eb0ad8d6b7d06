// What every page does in the browser. A page that is only read needs nothing else; its documents work without it.
import { highlighter } from "#app/effects/highlighter.browser.ts";
import { networkBackground } from "#app/effects/network-background.browser.ts";
import { counselCopies } from "#app/exhibits/counsel-copy.browser.ts";
import { addressDialogs } from "#app/layout/address-dialog.browser.ts";
import { officeLine } from "#app/layout/office-line.browser.ts";
import { popovers } from "#app/layout/popovers.browser.ts";
import { servicesMenu } from "#app/layout/services-menu.browser.ts";
import { sideTabs } from "#app/layout/side-tabs.browser.ts";
import { tooltips } from "#app/layout/tooltips.browser.ts";
import { decisionPoints } from "#app/pages/article/decision-point.browser.ts";
import { shareLinks } from "#app/pages/article/share-links.browser.ts";
import { searchButton } from "#app/search/search-button.browser.ts";
import { firstSign } from "./first-sign.ts";

const atOnce = [
  popovers,
  servicesMenu,
  searchButton,
  addressDialogs,
  sideTabs,
  highlighter,
  tooltips,
  decisionPoints,
  shareLinks,
  counselCopies,
];
// Time zones take 75 to 150 ms on a slow telephone.
const atFirstSign = [officeLine, networkBackground];

for (const start of atOnce) attempt(start);
firstSign.then(() => {
  for (const start of atFirstSign) attempt(start);
});

/** One that fails leaves the others alive. */
function attempt(start: () => void) {
  try {
    start();
  } catch (error) {
    reportError(error);
  }
}
