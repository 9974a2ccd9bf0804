// Runs after each installation. Deletes what no tool of this project reads (source maps, change logs, other Markdown
// except licenses, and types for Flow), and native modules for other platforms. Parcel alone installs 130 MB of them.
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const UNREAD = /\.(?:css|[cm]?[jt]s)\.map$|\.flow$|^(?!licen[cs]e|notice|copying).*\.(?:md|markdown)$/i;
const PLATFORMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'openbsd', 'sunos', 'win32'];
const PROCESSORS = ['arm', 'arm64', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'x64'];
const GLIBC = ['glibc', 'gnu', 'gnueabihf'];
const isLinux = process.platform === 'linux';
const hasGlibc = isLinux && process.report.getReport().header.glibcVersionRuntime !== undefined;

for (const entry of readdirSync('node_modules', { recursive: true, withFileTypes: true })) {
  if (entry.isFile() && (UNREAD.test(entry.name) || isForeign(entry.name)))
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
