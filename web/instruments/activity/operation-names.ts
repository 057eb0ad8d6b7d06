/** Operations that each test of the activity exhibit reads, as the Microsoft 365 audit log names them. */
export const activityOperations = {
  downloads: ["FileDownloaded", "FileSyncDownloadedFull", "FileSyncDownloadedPartial"],
  opened: ["FileAccessed", "FileAccessedExtended"],
  deletions: [
    "FileDeleted",
    "FileRecycled",
    "FileDeletedFirstStageRecycleBin",
    "FileDeletedSecondStageRecycleBin",
    "FileVersionsAllDeleted",
    "FolderDeleted",
    "FolderRecycled",
    "FolderDeletedFirstStageRecycleBin",
    "FolderDeletedSecondStageRecycleBin",
    "MoveToDeletedItems",
    "SoftDelete",
    "HardDelete",
    "MessageDeleted",
  ],
  rules: [
    "New-InboxRule",
    "Set-InboxRule",
    "Enable-InboxRule",
    "UpdateInboxRules",
    "Set-Mailbox",
    "New-TransportRule",
    "Set-TransportRule",
  ],
  links: ["AnonymousLinkCreated", "AnonymousLinkUpdated", "AnonymousLinkUsed"],
  /** Links of the newer sharing: they count where their scope is anyone. */
  scopedLinks: ["SharingLinkCreated", "SharingLinkUpdated", "SharingLinkUsed"],
  shared: ["SharingSet", "SharingInvitationCreated", "AddedToSecureLink", "AddedToSharingLink", "SecureLinkCreated", "SecureLinkUpdated"],
  devices: [
    "FileCopiedToRemovableMedia",
    "FileCreatedOnRemovableMedia",
    "FileCopiedToNetworkShare",
    "FileCreatedOnNetworkShare",
    "FileCopiedToRemoteDesktopSession",
    "FileTransferredByBluetooth",
    "FileUploadedToCloud",
    "FilePrinted",
    "FileCopiedToClipboard",
    "PastedToBrowser",
    "FileAccessedByUnallowedApp",
    "FileArchived",
    "ArchiveCreated",
    "ScreenCapture",
    "FileDownloadedFromBrowser",
    "FileTransferredByCloudSyncApp",
    "RemovableMediaMount",
    "RemovableMediaMounted",
  ],
  signIns: ["UserLoggedIn"],
  failedSignIns: ["UserLoginFailed"],
} as const;

/** Workloads of each test: an export without records of them gives no result. */
export const activityWorkloads = {
  downloads: ["SharePoint", "OneDrive"],
  deletions: ["SharePoint", "OneDrive", "Exchange", "MicrosoftTeams"],
  rules: ["Exchange"],
  sharing: ["SharePoint", "OneDrive"],
  devices: ["Endpoint"],
  networks: ["AzureActiveDirectory"],
} as const;

/** What the tests are called, in the exhibit and in its CSV. */
export const activityTests = {
  downloads: "Mass download",
  deletions: "Deletion after a date",
  rules: "Mail rules",
  sharing: "Sharing outside",
  devices: "Copies from a computer",
  networks: "Sign-in from a new network",
} as const;
