type Policy = { createScriptURL(url: string): string };
type TrustedTypes = { createPolicy(name: string, rules: Policy): Policy };

/**
 * Starts a module worker. Browsers with Trusted Types accept the script's address only from the policy `instruments`
 * (service/http/headers.ts). Throws on an address outside /assets/.
 */
export function trustedWorker(url: string): Worker {
  policy ??= makePolicy({ createScriptURL: ownScript });
  return new Worker(policy.createScriptURL(url), { type: "module" });
}

/** createPolicy may be called only once per name. */
let policy: Policy | undefined;

function makePolicy(rules: Policy): Policy {
  const scope: object = globalThis;
  return hasTrustedTypes(scope) ? scope.trustedTypes.createPolicy("instruments", rules) : rules;
}

const hasTrustedTypes = (scope: object): scope is { readonly trustedTypes: TrustedTypes } => "trustedTypes" in scope;

function ownScript(url: string): string {
  const { origin, pathname } = new URL(url, location.href);
  const isOurs = origin === location.origin && (pathname.startsWith("/assets/") || import.meta.env.DEV);
  if (!isOurs) throw new TypeError(`Not a script of this site: ${url}`);
  return url;
}
