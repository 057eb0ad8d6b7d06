import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export type TestCertificate = { readonly key: string; readonly cert: string };

/**
 * A self-signed certificate as Debian's ssl-cert makes it: for `host`, not for "localhost", no authority. Made on each call: the repository
 * holds no key.
 */
export function selfSigned(host = "debian.machine.example"): TestCertificate {
  const folder = mkdtempSync(join(tmpdir(), "contact-certificate-"));
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const subject = ["-subj", `/CN=${host}`, "-addext", `subjectAltName=DNS:${host}`, "-addext", "basicConstraints=critical,CA:FALSE"];
  const curve = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
  execFileSync("openssl", ["req", "-x509", ...curve, "-days", "2", "-keyout", key, "-out", cert, ...subject], { stdio: "pipe" });
  const made = { key: readFileSync(key, "utf8"), cert: readFileSync(cert, "utf8") };
  rmSync(folder, { recursive: true });
  return made;
}
