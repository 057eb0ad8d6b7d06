/**
 * Whether a Host header names this machine. After DNS rebinding a page elsewhere reaches 127.0.0.1 too, but with its name. Tunnels may use
 * any port.
 */
export function isLoopbackHost(host: string | undefined): boolean {
  return ["127.0.0.1", "localhost", "[::1]"].includes(URL.parse(`http://${host ?? ""}`)?.hostname ?? "");
}
