import { expect, it } from "vitest";
import { cloudFileOf } from "./cloud-file.ts";

const tenant = "https://contoso.sharepoint.com";
const mine = "https://contoso-my.sharepoint.com";
const site = "contoso.sharepoint.com/sites/Finance";
const guid = "4F1D8C2A-B3E9-4C1F-9A65-77D0E2B81C35";
const plainGuid = "4f1d8c2ab3e94c1f9a6577d0e2b81c35";

/** Address, then service and kind, site or owner, name, identifier. */
it.each([
  [`${tenant}/:w:/s/Finance/EaBcD123?e=xyz`, "sharepoint document", site, undefined, "EaBcD123"],
  [`${tenant}/:x:/t/Board/EaBcD123`, "sharepoint spreadsheet", "contoso.sharepoint.com/teams/Board", undefined, "EaBcD123"],
  [`${tenant}/:p:/g/sites/Finance/EaBcD123?e=4%3aabc`, "sharepoint presentation", site, undefined, "EaBcD123"],
  [`${tenant}/:b:/g/EaBcD123`, "sharepoint pdf", "contoso.sharepoint.com", undefined, "EaBcD123"],
  [`${tenant}/:f:/s/Finance/EaBcD123`, "sharepoint folder", site, undefined, "EaBcD123"],
  [`${tenant}/:u:/s/Finance/EaBcD123`, "sharepoint file", site, undefined, "EaBcD123"],
  [
    `${tenant}/:x:/r/sites/Finance/Shared%20Documents/Q4.xlsx?d=w${plainGuid}&csf=1&web=1&e=a`,
    "sharepoint spreadsheet",
    site,
    "Shared Documents/Q4.xlsx",
    plainGuid,
  ],
  [
    `${tenant}/:x:/r/sites/Finance/_layouts/15/Doc.aspx?sourcedoc=%7B${guid}%7D&file=Q4.xlsx&action=default`,
    "sharepoint spreadsheet",
    site,
    "Q4.xlsx",
    plainGuid,
  ],
  [
    `${tenant}/sites/Finance/_layouts/15/Doc.aspx?sourcedoc=%7B${guid}%7D&file=Memo%20v2.docx&action=edit`,
    "sharepoint document",
    site,
    "Memo v2.docx",
    plainGuid,
  ],
  [`${tenant}/sites/Finance/_layouts/15/WopiFrame.aspx?sourcedoc={${guid}}`, "sharepoint unknown", site, undefined, plainGuid],
  [`${tenant}/sites/Finance/_layouts/15/guestaccess.aspx?docid=0abc&authkey=Ab1`, "sharepoint unknown", site, undefined, "0abc"],
  [`${tenant}/sites/Finance/_layouts/15/guestaccess.aspx?share=EaBc`, "sharepoint unknown", site, undefined, "EaBc"],
  [`${tenant}/sites/Finance/_layouts/15/download.aspx?UniqueId=${guid}`, "sharepoint unknown", site, undefined, plainGuid],
  [`${tenant}/sites/Finance/_layouts/15/DocIdRedir.aspx?ID=FIN-12-7`, "sharepoint unknown", site, undefined, "FIN-12-7"],
  [
    `${tenant}/sites/Finance/Shared%20Documents/Forms/AllItems.aspx?id=%2Fsites%2FFinance%2FShared%20Documents%2FQ4%2Epdf&parent=x`,
    "sharepoint pdf",
    site,
    "Shared Documents/Q4.pdf",
    undefined,
  ],
  [
    `${tenant}/sites/Finance/Docs/Forms/AllItems.aspx?RootFolder=%2Fsites%2FFinance%2FDocs%2FQ4`,
    "sharepoint folder",
    site,
    "Docs/Q4",
    undefined,
  ],
  [`${tenant}/sites/Finance/Docs/Forms/AllItems.aspx`, "sharepoint folder", site, "Docs", undefined],
  [`${tenant}/sites/Finance/Docs/Q4%20note.docx?web=1`, "sharepoint document", site, "Docs/Q4 note.docx", undefined],
  [
    "https://intranet.vellmark.example/finance/_layouts/15/Doc.aspx?sourcedoc=%7B4F1D8C2A-B3E9-4C1F-9A65-77D0E2B81C35%7D&file=a.docx",
    "sharepoint document",
    "intranet.vellmark.example",
    "a.docx",
    plainGuid,
  ],
  [
    `${mine}/:x:/p/r_castellan/EaBcD123`,
    "onedriveBusiness spreadsheet",
    "contoso-my.sharepoint.com/personal/r_castellan",
    undefined,
    "EaBcD123",
  ],
  [
    `${mine}/:w:/g/personal/r_castellan_contoso_com/EaBcD123?e=x`,
    "onedriveBusiness document",
    "contoso-my.sharepoint.com/personal/r_castellan_contoso_com",
    undefined,
    "EaBcD123",
  ],
  [
    `${mine}/personal/r_c_contoso_com/_layouts/15/onedrive.aspx?id=%2Fpersonal%2Fr%5Fc%5Fcontoso%5Fcom%2FDocuments%2FQ4%2Exlsx&parent=x`,
    "onedriveBusiness spreadsheet",
    "contoso-my.sharepoint.com/personal/r_c_contoso_com",
    "Documents/Q4.xlsx",
    undefined,
  ],
  [
    `${mine}/my?id=%2Fpersonal%2Fr%5Fc%2FDocuments%2FBoard`,
    "onedriveBusiness folder",
    "contoso-my.sharepoint.com/personal/r_c",
    "Documents/Board",
    undefined,
  ],
  [
    `${mine}/personal/r_c/Documents/Q4.pptx`,
    "onedriveBusiness presentation",
    "contoso-my.sharepoint.com/personal/r_c",
    "Documents/Q4.pptx",
    undefined,
  ],
])("%s", (address, what, place, name, identifier) => {
  const file = cloudFileOf(new URL(address));
  expect(file && `${file.provider} ${file.kind}`).toBe(what);
  expect([file?.place, file?.name, file?.id]).toEqual([place, name, identifier]);
});
