import { describe, expect, it } from "vitest";
import { cloudFileOf } from "./cloud-file.ts";

const tenant = "https://contoso.sharepoint.com";
const mine = "https://contoso-my.sharepoint.com";
const id = "1AbCdEfGhIjKlMnOpQrStUvWxYz012345";

describe("addresses of files: service, kind, site or owner, name, identifier", () => {
  it.each([
    ["https://1drv.ms/x/s!AgaMhbe7wFq8gi8-1E7_mbR71xfI", "onedrive spreadsheet", undefined, undefined, "s!AgaMhbe7wFq8gi8-1E7_mbR71xfI"],
    ["https://1drv.ms/f/c/bc5ac0bbb7858c06/EaBcD123?e=x", "onedrive folder", "bc5ac0bbb7858c06", undefined, "EaBcD123"],
    ["https://onedrive.live.com/?cid=BC5AC0BB&id=BC5AC0BB%21279", "onedrive unknown", "BC5AC0BB", undefined, "BC5AC0BB!279"],
    ["https://onedrive.live.com/edit.aspx?resid=BC5AC0BB!279&app=Excel", "onedrive spreadsheet", "BC5AC0BB", undefined, "BC5AC0BB!279"],
    [
      "https://onedrive.live.com/redir?resid=BC5AC0BB!279&authkey=!A&ithint=folder%2cdocx",
      "onedrive folder",
      "BC5AC0BB",
      undefined,
      "BC5AC0BB!279",
    ],
    [
      "https://onedrive.live.com/:x:/g/personal/BC5AC0BB/EaBcD123",
      "onedrive spreadsheet",
      "onedrive.live.com/personal/BC5AC0BB",
      undefined,
      "EaBcD123",
    ],
    [
      "https://onedrive.live.com/?id=%2Fpersonal%2Fbc5ac0bb%2FDocuments%2FQ4%2Exlsx&parent=x",
      "onedrive spreadsheet",
      "onedrive.live.com/personal/bc5ac0bb",
      "Documents/Q4.xlsx",
      undefined,
    ],
    [`https://docs.google.com/document/d/${id}/edit?usp=sharing`, "google document", undefined, undefined, id],
    [`https://docs.google.com/spreadsheets/d/${id}/edit#gid=0`, "google spreadsheet", undefined, undefined, id],
    [`https://docs.google.com/a/vellmark.example/presentation/d/${id}/present`, "google presentation", "vellmark.example", undefined, id],
    [`https://docs.google.com/drawings/d/${id}/edit`, "google drawing", undefined, undefined, id],
    [`https://docs.google.com/document/u/1/d/${id}/edit`, "google document", undefined, undefined, id],
    [`https://docs.google.com/document/d/e/2PACX-${id}/pub`, "google document", undefined, undefined, `2PACX-${id}`],
    [`https://drive.google.com/file/d/${id}/view?usp=drive_link`, "google file", undefined, undefined, id],
    [`https://drive.google.com/open?id=${id}`, "google unknown", undefined, undefined, id],
    [`https://drive.google.com/uc?export=download&id=${id}`, "google unknown", undefined, undefined, id],
    [`https://drive.google.com/drive/u/0/folders/${id}?usp=sharing`, "google folder", undefined, undefined, id],
    [`https://drive.google.com/folderview?id=${id}`, "google folder", undefined, undefined, id],
    [`https://drive.usercontent.google.com/download?id=${id}&export=download`, "google unknown", undefined, undefined, id],
    [
      "https://www.dropbox.com/scl/fi/a1b2c3d4e5f6/Q4%20reserve.xlsx?rlkey=k&dl=0",
      "dropbox spreadsheet",
      undefined,
      "Q4 reserve.xlsx",
      "a1b2c3d4e5f6",
    ],
    ["https://www.dropbox.com/scl/fo/a1b2c3d4e5f6/AbC?rlkey=k", "dropbox folder", undefined, undefined, "a1b2c3d4e5f6"],
    ["https://www.dropbox.com/s/a1b2c3d4e5f6/memo.docx?dl=0", "dropbox document", undefined, "memo.docx", "a1b2c3d4e5f6"],
    ["https://www.dropbox.com/sh/a1b2c3d4e5f6/AAB", "dropbox folder", undefined, undefined, "a1b2c3d4e5f6"],
    ["https://dl.dropboxusercontent.com/s/a1b2c3d4e5f6/scan.pdf", "dropbox pdf", undefined, "scan.pdf", "a1b2c3d4e5f6"],
    ["https://www.dropbox.com/home/Board?preview=minutes.pdf", "dropbox pdf", undefined, "Board/minutes.pdf", undefined],
    ["https://www.dropbox.com/t/a1b2c3d4e5f6", "dropbox unknown", undefined, undefined, "a1b2c3d4e5f6"],
    ["https://paper.dropbox.com/doc/Minutes--Ab12", "dropbox document", undefined, undefined, "Minutes--Ab12"],
    ["https://app.box.com/s/abcdef123456", "box unknown", undefined, undefined, "abcdef123456"],
    ["https://vellmark.app.box.com/file/123456789012", "box file", "vellmark.app.box.com", undefined, "123456789012"],
    ["https://vellmark.box.com/v/q4reserve", "box unknown", "vellmark.box.com", undefined, "q4reserve"],
    ["https://vellmark.ent.box.com/folder/123456", "box folder", "vellmark.ent.box.com", undefined, "123456"],
    ["https://vellmark.box.com/shared/static/abc123.pdf", "box pdf", "vellmark.box.com", undefined, "abc123.pdf"],
    ["https://app.box.com/index.php?rm=box_download_shared_file&file_id=f_123", "box file", undefined, undefined, "123"],
  ])("%s", (address, what, place, name, identifier) => {
    const file = cloudFileOf(new URL(address));
    expect(file && `${file.provider} ${file.kind}`).toBe(what);
    expect([file?.place, file?.name, file?.id]).toEqual([place, name, identifier]);
  });
});

describe("addresses that are no files", () => {
  it.each([
    tenant,
    `${tenant}/sites/Finance`,
    `${tenant}/sites/Finance/SitePages/Home.aspx`,
    `${tenant}/sites/Finance/Lists/Tasks/AllItems.aspx`,
    `${tenant}/:l:/s/Finance/EaBcD123`,
    `${tenant}/_layouts/15/sharepoint.aspx`,
    `${mine}/personal/r_c/_layouts/15/onedrive.aspx`,
    `${mine}/my`,
    "https://sharepoint.com.example/:x:/s/Finance/EaBcD123",
    "https://www.microsoft.com/en-us/microsoft-365/sharepoint/collaboration",
    "https://onedrive.live.com/about/en-us/",
    "https://onedrive.live.com/?id=root&cid=BC5AC0BB",
    "https://1drv.ms/",
    "https://www.google.com/search?q=drive.google.com",
    "https://support.google.com/drive/answer/2424384",
    "https://drive.google.com/drive/my-drive",
    "https://drive.google.com/drive/u/0/shared-with-me",
    "https://docs.google.com/document/u/0/",
    `https://docs.google.com/forms/d/e/${id}/viewform`,
    "https://www.dropbox.com/home",
    "https://www.dropbox.com/help/security",
    "https://www.dropbox.com/request/a1b2c3d4e5f6",
    "https://help.dropbox.com/s/organize-files/share",
    "https://app.box.com/folder/0",
    "https://support.box.com/hc/en-us/articles/360043696994",
    "https://www.box.com/pricing",
    "https://mailbox.com/s/abcdef123456",
    "https://notdropbox.com/s/a1b2c3d4e5f6/memo.docx",
  ])("%s", (address) => {
    expect(cloudFileOf(new URL(address))).toBeUndefined();
  });
});
