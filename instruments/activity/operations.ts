import type { LogTable } from "./read-logs.ts";

/** The tests that are made of a log, in the order they are shown. */
export const testNames = [
  "downloads",
  "deletions",
  "rules",
  "sharing",
  "networks",
  "devices",
] as const;
export type TestName = (typeof testNames)[number];

const list = (names: string) => names.trim().split(/\s+/);

/** Operations by kind, as the Microsoft 365 audit log names them. */
export const operationNames = {
  downloads: list("FileDownloaded FileSyncDownloadedFull FileSyncDownloadedPartial"),
  opened: list("FileAccessed FileAccessedExtended"),
  deletions:
    list(`FileDeleted FileRecycled FileDeletedFirstStageRecycleBin FileDeletedSecondStageRecycleBin FileVersionsAllDeleted
    FolderDeleted FolderRecycled FolderDeletedFirstStageRecycleBin FolderDeletedSecondStageRecycleBin
    MoveToDeletedItems SoftDelete HardDelete MessageDeleted`),
  rules: list(
    "New-InboxRule Set-InboxRule Enable-InboxRule UpdateInboxRules Set-Mailbox New-TransportRule Set-TransportRule",
  ),
  links: list("AnonymousLinkCreated AnonymousLinkUpdated AnonymousLinkUsed"),
  /** Links of the newer sharing: they count where their scope is anyone. */
  scopedLinks: list("SharingLinkCreated SharingLinkUpdated SharingLinkUsed"),
  shared: list(
    "SharingSet SharingInvitationCreated AddedToSecureLink AddedToSharingLink SecureLinkCreated SecureLinkUpdated",
  ),
  devices:
    list(`FileCopiedToRemovableMedia FileCreatedOnRemovableMedia FileCopiedToNetworkShare FileCreatedOnNetworkShare
    FileCopiedToRemoteDesktopSession FileTransferredByBluetooth FileUploadedToCloud FilePrinted FileCopiedToClipboard PastedToBrowser
    FileAccessedByUnallowedApp FileArchived ArchiveCreated ScreenCapture FileDownloadedFromBrowser FileTransferredByCloudSyncApp
    RemovableMediaMount RemovableMediaMounted`),
  signIns: list("UserLoggedIn"),
  failedSignIns: list("UserLoginFailed"),
} as const;
export type OperationSet = keyof typeof operationNames;

type LogTest = { readonly reads: readonly OperationSet[]; readonly workloads: readonly string[] };

/**
 * The operations that each test reads, and its workloads: an export without records of them gives
 * no result. What a test is called, in the exhibit and in its CSV, is in
 * content/instruments/activity.yaml.
 */
export const logTests: Readonly<Record<TestName, LogTest>> = {
  downloads: { reads: ["downloads"], workloads: ["SharePoint", "OneDrive"] },
  deletions: {
    reads: ["deletions"],
    workloads: ["SharePoint", "OneDrive", "Exchange", "MicrosoftTeams"],
  },
  rules: { reads: ["rules"], workloads: ["Exchange"] },
  sharing: { reads: ["links", "scopedLinks", "shared"], workloads: ["SharePoint", "OneDrive"] },
  devices: { reads: ["devices"], workloads: ["Endpoint"] },
  networks: { reads: ["signIns", "failedSignIns"], workloads: ["AzureActiveDirectory"] },
};

/** Whether an operation is in a set. The log's own case varies. */
export const isIn = (set: OperationSet, operation: string) =>
  operationSets[set]?.has(operation.toLowerCase()) ?? false;

const operationSets: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  Object.entries(operationNames).map(([set, names]) => [
    set,
    new Set(names.map((name) => name.toLowerCase())),
  ]),
);

/** For each operation number: whether it is in one of the sets. */
export function operationsIn(
  { operations }: Pick<LogTable, "operations">,
  ...sets: readonly OperationSet[]
): readonly boolean[] {
  return operations.map((name) => sets.some((set) => isIn(set, name)));
}
