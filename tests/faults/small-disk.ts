import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export type SmallDisk = {
  readonly folder: string;
  /** Makes the kernel mount it read-only under the running server, as a failing disk does (ext4 only). */
  readonly fail: () => void;
  /** Mounts it again, writable. No process may have files open on it. */
  readonly repair: () => void;
  readonly unmount: () => void;
};

export type MountedDisk = { readonly disk: SmallDisk; readonly skipped: null } | { readonly disk: null; readonly skipped: string };

/** Mounts a file system of `kib` KiB in memory, or returns the reason why that is impossible here. */
export function mountMemory(kib: number): MountedDisk {
  return attempt((folder) => run("mount", ["-t", "tmpfs", "-o", `size=${kib}k`, "tmpfs", folder]));
}

/** Mounts a new ext4 of 16 MiB from a file, or returns the reason why that is impossible here. */
export function mountExt4(): MountedDisk {
  return attempt((folder) => {
    const image = `${folder}.image`;
    if (!existsSync(image)) {
      writeFileSync(image, Buffer.alloc(16 * 1024 * 1024));
      run("mkfs.ext4", ["-q", image]);
    }
    run("mount", ["-o", "loop,errors=remount-ro", image, folder]);
    if (!existsSync(errorTrigger(folder))) throw new Error("the kernel offers no way to let an ext4 fail");
  });
}

function attempt(make: (folder: string) => void): MountedDisk {
  if (process.getuid?.() !== 0) return { disk: null, skipped: "SKIPPED: only root may mount a file system to fill or break" };
  const folder = mkdtempSync(join(tmpdir(), "contact-disk-"));
  const remove = () => {
    rmSync(folder, { recursive: true, force: true });
    rmSync(`${folder}.image`, { force: true });
  };
  const unmount = () => {
    // After a failed test files may still be open.
    run("umount", ["-l", folder]);
    remove();
  };
  const repair = () => {
    run("umount", [folder]);
    make(folder);
  };
  try {
    make(folder);
    return { disk: { folder, fail: () => writeFileSync(errorTrigger(folder), "1"), repair, unmount }, skipped: null };
  } catch (error) {
    if (isMounted(folder)) run("umount", [folder]);
    remove();
    return { disk: null, skipped: `SKIPPED: no file system could be mounted (${error instanceof Error ? error.message : error})` };
  }
}

function errorTrigger(folder: string): string {
  const device = run("findmnt", ["-n", "-o", "SOURCE", folder]).trim();
  return `/sys/fs/ext4/${device.replace("/dev/", "")}/trigger_fs_error`;
}

function isMounted(folder: string): boolean {
  try {
    return run("findmnt", ["-n", folder]) !== "";
  } catch {
    return false;
  }
}

function run(command: string, options: readonly string[]): string {
  return execFileSync(command, options, { stdio: ["ignore", "pipe", "ignore"] }).toString();
}
