import type { Content } from "./content.ts";
import { whenShown } from "./shown.ts";

// The words of the exhibits that work on a visitor's files or figures: instruments/*.yaml. Each
// value is in the scripts that name it.

type All = Content["instruments"];

export let activityResult: All["activity"]["activityResult"];
export let activityUnread: All["activity"]["activityUnread"];
export let activity: All["activity"]["activity"];
export let deidentifyKinds: All["deidentify"]["deidentifyKinds"];
export let deidentify: All["deidentify"]["deidentify"];
export let elusion: All["elusion"]["elusion"];
export let estimate: All["estimate"]["estimate"];
export let first72Hours: All["first-72-hours"]["first72Hours"];
export let instrumentFrame: All["frame"]["instrumentFrame"];
export let hash: All["hash"]["hash"];
export let languagesResult: All["languages"]["languagesResult"];
export let languages: All["languages"]["languages"];
export let linksResult: All["links"]["linksResult"];
export let linksUnread: All["links"]["linksUnread"];
export let links: All["links"]["links"];
export let photoResult: All["photo"]["photoResult"];
export let photoUnread: All["photo"]["photoUnread"];
export let photo: All["photo"]["photo"];
export let productionResult: All["production"]["productionResult"];
export let productionLetter: All["production"]["productionLetter"];
export let productionRefusals: All["production"]["productionRefusals"];
export let production: All["production"]["production"];
export let query: All["query"]["query"];
export let stop: All["redactions"]["stop"];
export let clawBack: All["redactions"]["clawBack"];
export let lookFirst: All["redactions"]["lookFirst"];
export let readFirst: All["redactions"]["readFirst"];
export let verify: All["redactions"]["verify"];
export let redactionsResult: All["redactions"]["redactionsResult"];
export let redactionTests: All["redactions"]["redactionTests"];
export let redactions: All["redactions"]["redactions"];
export let summaryResult: All["summary"]["summaryResult"];
export let summary: All["summary"]["summary"];
export let transcriptResult: All["transcript"]["transcriptResult"];
export let transcriptUnread: All["transcript"]["transcriptUnread"];
export let transcript: All["transcript"]["transcript"];

whenShown("instruments", (all) => {
  ({ activityResult, activityUnread, activity } = all.activity);
  ({ deidentifyKinds, deidentify } = all.deidentify);
  ({ elusion } = all.elusion);
  ({ estimate } = all.estimate);
  ({ first72Hours } = all["first-72-hours"]);
  ({ instrumentFrame } = all.frame);
  ({ hash } = all.hash);
  ({ languagesResult, languages } = all.languages);
  ({ linksResult, linksUnread, links } = all.links);
  ({ photoResult, photoUnread, photo } = all.photo);
  ({ productionResult, productionLetter, productionRefusals, production } = all.production);
  ({ query } = all.query);
  ({ stop, clawBack, lookFirst, readFirst, verify, redactionsResult, redactionTests, redactions } =
    all.redactions);
  ({ summaryResult, summary } = all.summary);
  ({ transcriptResult, transcriptUnread, transcript } = all.transcript);
});
