// Runs after each installation. Deletes source maps, which no tool of this project reads, and native modules for other
// platforms. Parcel alone installs 130 MB of them.
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const SOURCE_MAP = /\.(?:css|[cm]?[jt]s)\.map$/;
const PLATFORMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'openbsd', 'sunos', 'win32'];
const PROCESSORS = ['arm', 'arm64', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'x64'];
const GLIBC = ['glibc', 'gnu', 'gnueabihf'];
const isLinux = process.platform === 'linux';
const hasGlibc = isLinux && process.report.getReport().header.glibcVersionRuntime !== undefined;

for (const entry of readdirSync('node_modules', { recursive: true, withFileTypes: true })) {
  if (entry.isFile() && (SOURCE_MAP.test(entry.name) || isForeign(entry.name)))
    rmSync(join(entry.parentPath, entry.name));
}

/** True for a native module of another platform, such as `parcel-swc.win32-x64-msvc.node`. */
function isForeign(name) {
  if (!name.endsWith('.node')) return false;
  return name
    .split(/[.-]/)
    .some(
      (part) =>
        (PLATFORMS.includes(part) && part !== process.platform) ||
        (PROCESSORS.includes(part) && part !== process.arch) ||
        (isLinux && (part === 'musl' ? hasGlibc : GLIBC.includes(part) && !hasGlibc)),
    );
}
