// What every page does in the browser. A page that is only read needs nothing else; its documents
// work without it.

import { highlighter } from "web/effects/highlighter.browser.ts";
import { networkBackground } from "web/effects/network-background.browser.ts";
import { counselCopies } from "web/exhibits/counsel-copy.browser.ts";
import { namedInstrument } from "web/instruments/frame/instrument.browser.ts";
import { addressDialogs } from "web/layout/address-dialog.browser.ts";
import { officeLine } from "web/layout/office-line.browser.ts";
import { popovers } from "web/layout/popovers.browser.ts";
import { servicesMenu } from "web/layout/services-menu.browser.ts";
import { sideTabs } from "web/layout/side-tabs.browser.ts";
import { tooltips } from "web/layout/tooltips.browser.ts";
import { decisionPoints } from "web/pages/article/decision-point.browser.ts";
import { shareLinks } from "web/pages/article/share-links.browser.ts";
import { searchButton } from "web/search/search-button.browser.ts";
import { firstSign } from "./first-sign.ts";
import { countLoadedAhead } from "./loaded-ahead.ts";

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
  namedInstrument,
  countLoadedAhead,
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
