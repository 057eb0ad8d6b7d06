import { addAuthenticator, expect, expectAccessible, rows, test } from "./inbox-test.ts";

// In sequence: each test continues the one before, and sign-ins of parallel pages would share
// nothing.
test.describe.configure({ mode: "default" });
// A window has room for one device that makes passkeys.
test.use({ reuseContext: false });

test("The first person makes a passkey by a link, signs in, and returns by recovery code", async ({
  page,
  inbox,
}) => {
  expect(inbox.said()).toContain('npm run staff -- add "Ada Whitlock" --role editor');
  const authenticator = await addAuthenticator(page);
  await page.goto(`${inbox.url}/#/enrol/${await inbox.invite("Ada Whitlock", "editor")}`);
  await expect(page.getByRole("heading", { name: "Welcome, Ada Whitlock" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Make my passkey" }).click();
  await expect(page.getByRole("heading", { name: "Keep your recovery code" })).toBeVisible();
  await expectAccessible(page);
  const code = await page.getByRole("code").textContent();
  await page.getByRole("button", { name: "I have kept it" }).click();
  await expect(rows(page)).toHaveCount(25);
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page.getByRole("link", { name: "Ada Whitlock" })).toBeVisible();

  await page.getByRole("button", { name: "Sign out" }).click();
  await authenticator.forget();
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page.getByRole("alert")).toHaveText("No passkey was used. Please try again.");
  await page.getByRole("button", { name: "I have lost my passkey" }).click();
  await page.getByLabel("Recovery code").fill(code ?? "");
  await page.getByRole("button", { name: "Go on" }).click();
  await page.getByRole("button", { name: "Make my passkey" }).click();
  await expect(page.getByRole("code")).not.toHaveText(code ?? "");
});

test("An editor adds a passkey, renews the code, invites a colleague and removes the account", async ({
  page,
  inbox,
}) => {
  const first = await addAuthenticator(page);
  await page.goto(`${inbox.url}/#/enrol/${await inbox.invite("Edna Marsh", "editor")}`);
  await page.getByRole("button", { name: "Make my passkey" }).click();
  await page.getByRole("button", { name: "I have kept it" }).click();
  await page.getByRole("link", { name: "Edna Marsh" }).click();
  await expect(page.getByRole("region", { name: "Where you are signed in" })).toContainText(
    "(here)",
  );
  // A device makes one passkey for a person, so the second one needs another device.
  await first.remove();
  await addAuthenticator(page);
  await page.getByLabel("One more, on another device").fill("Key in the safe");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByRole("button", { name: "Remove Key in the safe" })).toBeVisible();
  await page.getByRole("button", { name: "Make a new code" }).click();
  await expect(page.getByRole("code")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("link", { name: "People" }).click();
  await page.getByLabel("Full name").fill("Iris Cole");
  await page.getByRole("radio", { name: "Auditor" }).check();
  await page.getByRole("button", { name: "Invite", exact: true }).click();
  await expect(page.getByRole("textbox", { name: "Link for Iris Cole" })).toHaveValue(
    new RegExp(`^${inbox.url}/#/enrol/[\\w-]{43}$`),
  );
  await expectAccessible(page);
  const row = page.getByRole("listitem").filter({ hasText: "Iris Cole" });
  await expect(row).toContainText("auditor, no passkey yet");
  await row.getByRole("button", { name: "Remove" }).click();
  await row.getByRole("button", { name: "Really remove" }).click();
  await expect(row).toHaveCount(0);
});
