import { attorneyReview } from "./attorney-review.ts";
import { coreServicesOverview } from "./core-services-overview.ts";
import { digitalForensics } from "./digital-forensics.ts";
import { documentHosting } from "./document-hosting.ts";
import type { GuideText } from "./guide-text.ts";
import { investigationPlatform } from "./investigation-platform.ts";
import { microsoft365Consulting } from "./microsoft-365-consulting.ts";
import { mobilePhoneForensics } from "./mobile-phone-forensics.ts";
import { paperDiscovery } from "./paper-discovery.ts";

/** The eight guides, in the order of their numbers. */
export const guideTexts: readonly GuideText[] = [
  mobilePhoneForensics,
  digitalForensics,
  investigationPlatform,
  microsoft365Consulting,
  documentHosting,
  paperDiscovery,
  attorneyReview,
  coreServicesOverview,
];
