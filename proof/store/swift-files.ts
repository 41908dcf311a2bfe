/** The configuration files of a Swift with one disk. */

export interface SwiftPorts {
  readonly proxy: number;
  readonly account: number;
  readonly container: number;
  readonly object: number;
  readonly memcached: number;
}

export const swiftKey = { accessKeyId: 'desk:staff', secretAccessKey: 'secret-of-the-proof' } as const;

/** The names of the files and their content. `isFull`: the object server refuses new objects, as on a full disk. */
export function swiftFiles(
  folder: string,
  ports: SwiftPorts,
  { isFull = false } = {},
): Readonly<Record<string, string>> {
  const common = (port: number) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${String(port)}
workers = 1
swift_dir = ${folder}
devices = ${folder}/devices
mount_check = false
log_level = INFO
log_address = ${folder}/log
user = nobody
`;
  const storage = (
    kind: 'account' | 'container' | 'object',
    port: number,
  ) => `${common(port)}${kind === 'object' && isFull ? 'fallocate_reserve = 100%\n' : ''}
[pipeline:main]
pipeline = ${kind}-server
[app:${kind}-server]
use = egg:swift#${kind}
`;
  return {
    'swift.conf': `[swift-hash]
swift_hash_path_prefix = proof
swift_hash_path_suffix = proof
[storage-policy:0]
name = gold
default = yes
`,
    'account-server.conf': storage('account', ports.account),
    'container-server.conf': storage('container', ports.container),
    'object-server.conf': storage('object', ports.object),
    'proxy-server.conf': `${common(ports.proxy)}
[pipeline:main]
pipeline = catch_errors gatekeeper healthcheck cache listing_formats s3api tempauth copy slo proxy-server
[app:proxy-server]
use = egg:swift#proxy
allow_account_management = true
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:gatekeeper]
use = egg:swift#gatekeeper
[filter:healthcheck]
use = egg:swift#healthcheck
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${String(ports.memcached)}
[filter:listing_formats]
use = egg:swift#listing_formats
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
[filter:tempauth]
use = egg:swift#tempauth
user_desk_staff = ${swiftKey.secretAccessKey} .admin
[filter:copy]
use = egg:swift#copy
[filter:slo]
use = egg:swift#slo
`,
  };
}
