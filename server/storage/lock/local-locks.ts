import { readFile, realpath } from 'node:fs/promises';

/** File systems over a network, which lock on their own machine only: always, or when mounted with an option. */
const local: readonly { readonly type: RegExp; readonly option?: RegExp }[] = [
  { type: /^nfs4?$/, option: /^(nolock|local_lock=(all|flock))$/ },
  { type: /^(cifs|smb3)$/, option: /^nobrl$/ },
  { type: /^lustre$/, option: /^localflock$/ },
  { type: /^fuse\.(sshfs|s3fs|rclone|gcsfuse|goofys|mount-s3|davfs|curlftpfs|blobfuse2?)$/ },
];

/**
 * Why a lock in this folder would not hold for other machines; undefined when it does, or where the system does not list
 * its mounts.
 */
export async function whyLocksAreLocal(folder: string): Promise<string | undefined> {
  const mounts = await readFile('/proc/self/mountinfo', 'utf8').catch(() => '');
  return localLocksIn(mounts, await realpath(folder));
}

/** @param mounts the content of `/proc/self/mountinfo`: proc_pid_mountinfo(5). */
export function localLocksIn(mounts: string, folder: string): string | undefined {
  let found: { readonly point: string; readonly type: string; readonly options: readonly string[] } | undefined;
  for (const line of mounts.split('\n')) {
    const [before = '', after = ''] = line.split(' - ');
    const [, , , , point = '', mountOptions = ''] = before.split(' ').map(unescaped);
    const [type = '', , options = ''] = after.split(' ');
    const isAbove = folder === point || folder.startsWith(point === '/' ? '/' : `${point}/`);
    // A later mount covers an earlier one.
    if (point !== '' && isAbove && point.length >= (found?.point.length ?? 0)) {
      found = { point, type, options: [...mountOptions.split(','), ...options.split(',')] };
    }
  }
  if (found === undefined) return undefined;
  const { point, type, options } = found;
  const rule = local.find((candidate) => candidate.type.test(type));
  if (rule === undefined) return undefined;
  const { option } = rule;
  const named = option && options.find((name) => option.test(name));
  if (option !== undefined && named === undefined) return undefined;
  return `${point} is mounted as ${[type, named].filter(Boolean).join(' with ')}, which locks files for this machine only`;
}

/** Spaces and other separators are octal in this file. */
function unescaped(text: string): string {
  return text.replaceAll(/\\(\d{3})/g, (_, octal: string) => String.fromCodePoint(Number.parseInt(octal, 8)));
}
