/**
 * Whether a Host header names this machine. A page elsewhere can give its name the address 127.0.0.1 (DNS rebinding), but cannot send this
 * Host. Any port is right: a tunnel may use another.
 */
export function isLoopbackHost(host: string | undefined): boolean {
  return ["127.0.0.1", "localhost", "[::1]"].includes(URL.parse(`http://${host ?? ""}`)?.hostname ?? "");
}
