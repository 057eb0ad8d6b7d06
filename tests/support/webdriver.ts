/** A W3C WebDriver session (https://www.w3.org/TR/webdriver2/), limited to what the tests need. */
export type Session = {
  /** `path` is what follows /session/{id}. Throws with the driver's message when it refuses. */
  readonly get: (path: string) => Promise<unknown>;
  readonly post: (path: string, body?: object) => Promise<unknown>;
  /** Runs the body of a function in the page. */
  readonly run: (script: string, ...args: readonly unknown[]) => Promise<unknown>;
  /** The ids of the displayed elements that a CSS selector finds. */
  readonly displayed: (selector: string) => Promise<readonly string[]>;
  readonly end: () => Promise<void>;
};

/** The key of an element's reference in an answer (§12.1). */
export const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

const DISPLAYED = `return [...document.querySelectorAll(arguments[0])].filter((element) =>
  element.checkVisibility({ visibilityProperty: true }))`;

/** Opens a session at the driver's address with the given capabilities. */
export async function openSession(driver: string, capabilities: object): Promise<Session> {
  const value = await call("POST", `${driver}/session`, { capabilities: { alwaysMatch: capabilities } });
  const base = `${driver}/session/${read(value, "sessionId")}`;
  const post = (path: string, body: object = {}) => call("POST", `${base}/${path}`, body);
  const run = (script: string, ...args: readonly unknown[]) => post("execute/sync", { script, args });
  return {
    get: (path) => call("GET", `${base}/${path}`),
    post,
    run,
    displayed: async (selector) => {
      const found = await run(DISPLAYED, selector);
      return Array.isArray(found) ? found.map((element) => String(read(element, ELEMENT))) : [];
    },
    end: async () => void (await call("DELETE", base)),
  };
}

async function call(method: string, url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${read(value, "error")}: ${read(value, "message")}`);
  return value;
}

const read = (value: unknown, key: string): unknown => new Map(Object.entries(value ?? {})).get(key);
