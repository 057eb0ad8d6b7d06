import { describe, expect, it } from "vitest";
import { cloudFileOf } from "./cloud-file.ts";

const tenant = "https://contoso.sharepoint.com";
const mine = "https://contoso-my.sharepoint.com";
const site = "contoso.sharepoint.com/sites/Finance";
const id = "1AbCdEfGhIjKlMnOpQrStUvWxYz012345";
const guid = "4F1D8C2A-B3E9-4C1F-9A65-77D0E2B81C35";
const plainGuid = "4f1d8c2ab3e94c1f9a6577d0e2b81c35";

describe("addresses of files: service and kind, site or owner, name, identifier", () => {
  it.each([
    ["https://1drv.ms/x/s!AgaMhbe7wFq8gi8-1E7_mbR71xfI", "onedrive spreadsheet|-|-|s!AgaMhbe7wFq8gi8-1E7_mbR71xfI"],
    ["https://1drv.ms/f/c/bc5ac0bbb7858c06/EaBcD123?e=x", "onedrive folder|bc5ac0bbb7858c06|-|EaBcD123"],
    ["https://onedrive.live.com/?cid=BC5AC0BB&id=BC5AC0BB%21279", "onedrive unknown|BC5AC0BB|-|BC5AC0BB!279"],
    ["https://onedrive.live.com/edit.aspx?resid=BC5AC0BB!279&app=Excel", "onedrive spreadsheet|BC5AC0BB|-|BC5AC0BB!279"],
    ["https://onedrive.live.com/redir?resid=BC5AC0BB!279&authkey=!A&ithint=folder%2cdocx", "onedrive folder|BC5AC0BB|-|BC5AC0BB!279"],
    ["https://onedrive.live.com/:x:/g/personal/BC5AC0BB/EaBcD123", "onedrive spreadsheet|onedrive.live.com/personal/BC5AC0BB|-|EaBcD123"],
    [
      "https://onedrive.live.com/?id=%2Fpersonal%2Fbc5ac0bb%2FDocuments%2FQ4%2Exlsx&parent=x",
      "onedrive spreadsheet|onedrive.live.com/personal/bc5ac0bb|Documents/Q4.xlsx|-",
    ],
    [`https://docs.google.com/document/d/${id}/edit?usp=sharing`, `google document|-|-|${id}`],
    [`https://docs.google.com/spreadsheets/d/${id}/edit#gid=0`, `google spreadsheet|-|-|${id}`],
    [`https://docs.google.com/a/vellmark.example/presentation/d/${id}/present`, `google presentation|vellmark.example|-|${id}`],
    [`https://docs.google.com/drawings/d/${id}/edit`, `google drawing|-|-|${id}`],
    [`https://docs.google.com/document/u/1/d/${id}/edit`, `google document|-|-|${id}`],
    [`https://docs.google.com/document/d/e/2PACX-${id}/pub`, `google document|-|-|2PACX-${id}`],
    [`https://drive.google.com/file/d/${id}/view?usp=drive_link`, `google file|-|-|${id}`],
    [`https://drive.google.com/open?id=${id}`, `google unknown|-|-|${id}`],
    [`https://drive.google.com/uc?export=download&id=${id}`, `google unknown|-|-|${id}`],
    [`https://drive.google.com/drive/u/0/folders/${id}?usp=sharing`, `google folder|-|-|${id}`],
    [`https://drive.google.com/folderview?id=${id}`, `google folder|-|-|${id}`],
    [`https://drive.usercontent.google.com/download?id=${id}&export=download`, `google unknown|-|-|${id}`],
    ["https://www.dropbox.com/scl/fi/a1b2c3d4e5f6/Q4%20reserve.xlsx?rlkey=k&dl=0", "dropbox spreadsheet|-|Q4 reserve.xlsx|a1b2c3d4e5f6"],
    ["https://www.dropbox.com/scl/fo/a1b2c3d4e5f6/AbC?rlkey=k", "dropbox folder|-|-|a1b2c3d4e5f6"],
    ["https://www.dropbox.com/s/a1b2c3d4e5f6/memo.docx?dl=0", "dropbox document|-|memo.docx|a1b2c3d4e5f6"],
    ["https://www.dropbox.com/sh/a1b2c3d4e5f6/AAB", "dropbox folder|-|-|a1b2c3d4e5f6"],
    ["https://dl.dropboxusercontent.com/s/a1b2c3d4e5f6/scan.pdf", "dropbox pdf|-|scan.pdf|a1b2c3d4e5f6"],
    ["https://www.dropbox.com/home/Board?preview=minutes.pdf", "dropbox pdf|-|Board/minutes.pdf|-"],
    ["https://www.dropbox.com/t/a1b2c3d4e5f6", "dropbox unknown|-|-|a1b2c3d4e5f6"],
    ["https://paper.dropbox.com/doc/Minutes--Ab12", "dropbox document|-|-|Minutes--Ab12"],
    ["https://app.box.com/s/abcdef123456", "box unknown|-|-|abcdef123456"],
    ["https://vellmark.app.box.com/file/123456789012", "box file|vellmark.app.box.com|-|123456789012"],
    ["https://vellmark.box.com/v/q4reserve", "box unknown|vellmark.box.com|-|q4reserve"],
    ["https://vellmark.ent.box.com/folder/123456", "box folder|vellmark.ent.box.com|-|123456"],
    ["https://vellmark.box.com/shared/static/abc123.pdf", "box pdf|vellmark.box.com|-|abc123.pdf"],
    ["https://app.box.com/index.php?rm=box_download_shared_file&file_id=f_123", "box file|-|-|123"],
    [`${tenant}/:w:/s/Finance/EaBcD123?e=xyz`, `sharepoint document|${site}|-|EaBcD123`],
    [`${tenant}/:x:/t/Board/EaBcD123`, "sharepoint spreadsheet|contoso.sharepoint.com/teams/Board|-|EaBcD123"],
    [`${tenant}/:p:/g/sites/Finance/EaBcD123?e=4%3aabc`, `sharepoint presentation|${site}|-|EaBcD123`],
    [`${tenant}/:b:/g/EaBcD123`, "sharepoint pdf|contoso.sharepoint.com|-|EaBcD123"],
    [`${tenant}/:f:/s/Finance/EaBcD123`, `sharepoint folder|${site}|-|EaBcD123`],
    [`${tenant}/:u:/s/Finance/EaBcD123`, `sharepoint file|${site}|-|EaBcD123`],
    [
      `${tenant}/:x:/r/sites/Finance/Shared%20Documents/Q4.xlsx?d=w${plainGuid}&csf=1&web=1&e=a`,
      `sharepoint spreadsheet|${site}|Shared Documents/Q4.xlsx|${plainGuid}`,
    ],
    [
      `${tenant}/:x:/r/sites/Finance/_layouts/15/Doc.aspx?sourcedoc=%7B${guid}%7D&file=Q4.xlsx&action=default`,
      `sharepoint spreadsheet|${site}|Q4.xlsx|${plainGuid}`,
    ],
    [
      `${tenant}/sites/Finance/_layouts/15/Doc.aspx?sourcedoc=%7B${guid}%7D&file=Memo%20v2.docx&action=edit`,
      `sharepoint document|${site}|Memo v2.docx|${plainGuid}`,
    ],
    [`${tenant}/sites/Finance/_layouts/15/WopiFrame.aspx?sourcedoc={${guid}}`, `sharepoint unknown|${site}|-|${plainGuid}`],
    [`${tenant}/sites/Finance/_layouts/15/guestaccess.aspx?docid=0abc&authkey=Ab1`, `sharepoint unknown|${site}|-|0abc`],
    [`${tenant}/sites/Finance/_layouts/15/guestaccess.aspx?share=EaBc`, `sharepoint unknown|${site}|-|EaBc`],
    [`${tenant}/sites/Finance/_layouts/15/download.aspx?UniqueId=${guid}`, `sharepoint unknown|${site}|-|${plainGuid}`],
    [`${tenant}/sites/Finance/_layouts/15/DocIdRedir.aspx?ID=FIN-12-7`, `sharepoint unknown|${site}|-|FIN-12-7`],
    [
      `${tenant}/sites/Finance/Shared%20Documents/Forms/AllItems.aspx?id=%2Fsites%2FFinance%2FShared%20Documents%2FQ4%2Epdf&parent=x`,
      `sharepoint pdf|${site}|Shared Documents/Q4.pdf|-`,
    ],
    [`${tenant}/sites/Finance/Docs/Forms/AllItems.aspx?RootFolder=%2Fsites%2FFinance%2FDocs%2FQ4`, `sharepoint folder|${site}|Docs/Q4|-`],
    [`${tenant}/sites/Finance/Docs/Forms/AllItems.aspx`, `sharepoint folder|${site}|Docs|-`],
    [`${tenant}/sites/Finance/Docs/Q4%20note.docx?web=1`, `sharepoint document|${site}|Docs/Q4 note.docx|-`],
    [
      "https://intranet.vellmark.example/finance/_layouts/15/Doc.aspx?sourcedoc=%7B4F1D8C2A-B3E9-4C1F-9A65-77D0E2B81C35%7D&file=a.docx",
      `sharepoint document|intranet.vellmark.example|a.docx|${plainGuid}`,
    ],
    [`${mine}/:x:/p/r_castellan/EaBcD123`, "onedriveBusiness spreadsheet|contoso-my.sharepoint.com/personal/r_castellan|-|EaBcD123"],
    [
      `${mine}/:w:/g/personal/r_castellan_contoso_com/EaBcD123?e=x`,
      "onedriveBusiness document|contoso-my.sharepoint.com/personal/r_castellan_contoso_com|-|EaBcD123",
    ],
    [
      `${mine}/personal/r_c_contoso_com/_layouts/15/onedrive.aspx?id=%2Fpersonal%2Fr%5Fc%5Fcontoso%5Fcom%2FDocuments%2FQ4%2Exlsx&parent=x`,
      "onedriveBusiness spreadsheet|contoso-my.sharepoint.com/personal/r_c_contoso_com|Documents/Q4.xlsx|-",
    ],
    [
      `${mine}/my?id=%2Fpersonal%2Fr%5Fc%2FDocuments%2FBoard`,
      "onedriveBusiness folder|contoso-my.sharepoint.com/personal/r_c|Documents/Board|-",
    ],
    [`${mine}/personal/r_c/Documents/Q4.pptx`, "onedriveBusiness presentation|contoso-my.sharepoint.com/personal/r_c|Documents/Q4.pptx|-"],
  ])("%s", (address, expected) => {
    const file = cloudFileOf(new URL(address));
    expect([`${file?.provider} ${file?.kind}`, file?.place, file?.name, file?.id].map((part) => part ?? "-").join("|")).toBe(expected);
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
