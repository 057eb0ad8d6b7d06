/** The tests that are made of a log, in the order they are shown. */
export const testNames = ["downloads", "deletions", "rules", "sharing", "networks", "devices"] as const;
export type TestName = (typeof testNames)[number];

/** What the tests are called, in the exhibit and in its CSV. */
export const testTitles: Readonly<Record<TestName, string>> = {
  downloads: "Mass download",
  deletions: "Deletion after a date",
  rules: "Mail rules",
  sharing: "Sharing outside",
  devices: "Copies from a computer",
  networks: "Sign-in from a new network",
};

const list = (names: string) => names.trim().split(/\s+/);

/** Operations by kind, as the Microsoft 365 audit log names them. */
export const operationNames = {
  downloads: list("FileDownloaded FileSyncDownloadedFull FileSyncDownloadedPartial"),
  opened: list("FileAccessed FileAccessedExtended"),
  deletions: list(`FileDeleted FileRecycled FileDeletedFirstStageRecycleBin FileDeletedSecondStageRecycleBin FileVersionsAllDeleted
    FolderDeleted FolderRecycled FolderDeletedFirstStageRecycleBin FolderDeletedSecondStageRecycleBin
    MoveToDeletedItems SoftDelete HardDelete MessageDeleted`),
  rules: list("New-InboxRule Set-InboxRule Enable-InboxRule UpdateInboxRules Set-Mailbox New-TransportRule Set-TransportRule"),
  links: list("AnonymousLinkCreated AnonymousLinkUpdated AnonymousLinkUsed"),
  /** Links of the newer sharing: they count where their scope is anyone. */
  scopedLinks: list("SharingLinkCreated SharingLinkUpdated SharingLinkUsed"),
  shared: list("SharingSet SharingInvitationCreated AddedToSecureLink AddedToSharingLink SecureLinkCreated SecureLinkUpdated"),
  devices: list(`FileCopiedToRemovableMedia FileCreatedOnRemovableMedia FileCopiedToNetworkShare FileCreatedOnNetworkShare
    FileCopiedToRemoteDesktopSession FileTransferredByBluetooth FileUploadedToCloud FilePrinted FileCopiedToClipboard PastedToBrowser
    FileAccessedByUnallowedApp FileArchived ArchiveCreated ScreenCapture FileDownloadedFromBrowser FileTransferredByCloudSyncApp
    RemovableMediaMount RemovableMediaMounted`),
  signIns: list("UserLoggedIn"),
  failedSignIns: list("UserLoginFailed"),
} as const;
export type OperationSet = keyof typeof operationNames;

/** The operations that each test reads. */
export const testReads: Readonly<Record<TestName, readonly OperationSet[]>> = {
  downloads: ["downloads"],
  deletions: ["deletions"],
  rules: ["rules"],
  sharing: ["links", "scopedLinks", "shared"],
  devices: ["devices"],
  networks: ["signIns", "failedSignIns"],
};

/** Whether an operation is in a set. The log's own case varies. */
export const isIn = (set: OperationSet, operation: string) => operationSets[set]?.has(operation.toLowerCase()) ?? false;

const operationSets: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  Object.entries(operationNames).map(([set, names]) => [set, new Set(names.map((name) => name.toLowerCase()))]),
);
