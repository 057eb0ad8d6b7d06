/** Whether a Host header names this machine itself. A page elsewhere can give its own name the address 127.0.0.1 (DNS rebinding), but not this one. The port is free: a tunnel may use another. */
export function isLoopbackHost(host: string | undefined): boolean {
  return ["127.0.0.1", "localhost", "[::1]"].includes(URL.parse(`http://${host ?? ""}`)?.hostname ?? "");
}
