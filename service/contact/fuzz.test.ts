import { contactFields } from "content/wire/contact-message.ts";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { exampleMessage, startTestServer } from "../../tests/support/service.ts";

let server: Awaited<ReturnType<typeof startTestServer>>;
beforeAll(async () => {
  server = await startTestServer({ CONTACT_LIMIT_PER_MINUTE: "1000000", CONTACT_LIMIT_ALL_PER_MINUTE: "1000000" });
});
afterAll(() => server.stop());

const text = fc.string({ unit: "binary", maxLength: 300 });
const almostRight = fc.record(
  Object.fromEntries(contactFields.map((field) => [field, fc.oneof(fc.constant(exampleMessage()[field]), text, fc.jsonValue())])),
  { requiredKeys: [] },
);

test("whatever is posted as JSON, the answer is 201 or a problem below 500", async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(almostRight, fc.jsonValue(), text), async (body) => {
      const { status, payload } = await post("application/json", typeof body === "string" ? body : JSON.stringify(body));
      expect([201, 400, 422]).toContain(status);
      expect(JSON.parse(payload)).toHaveProperty(status === 201 ? "reference" : "code");
    }),
    { numRuns: 300 },
  );
});

test("whatever is posted as a form, the answer is a page below 500 that cannot be broken out of", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.dictionary(fc.constantFrom(...contactFields, "marginalia", "idempotencyKey", "elapsedMs", "__proto__"), text),
      async (fields) => {
        const { status, payload } = await post("application/x-www-form-urlencoded", new URLSearchParams(fields).toString());
        expect([201, 422]).toContain(status);
        expect(payload.match(/<\/html>/g)).toHaveLength(1);
        expect(payload).not.toMatch(/<script/i);
      },
    ),
    { numRuns: 300 },
  );
});

async function post(type: string, payload: string) {
  const answer = await server.app.inject({ method: "POST", url: "/api/contact", headers: { "content-type": type }, payload });
  return { status: answer.statusCode, payload: answer.payload };
}
