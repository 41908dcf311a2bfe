import type { LabHost } from './lab-network.ts';

/** The configuration files of the cluster's programs. */

interface Etcd {
  readonly host: string;
  readonly port: number;
}

/**
 * Patroni notices a dead PostgreSQL in its next loop, and a silent member when its key in etcd expires (`ttl`). A
 * synchronous standby has every acknowledged write, and only such a standby becomes primary.
 */
export function patroniConfiguration(
  { name, address, ports }: LabHost,
  {
    etcd,
    folder,
    programs,
    network,
  }: { readonly etcd: Etcd; readonly folder: string; readonly programs: string; readonly network: string },
): string {
  return `scope: desk
name: ${name}
restapi:
  listen: ${address}:${String(ports.patroni)}
  connect_address: ${address}:${String(ports.patroni)}
etcd3:
  host: ${etcd.host}:${String(etcd.port)}
bootstrap:
  dcs:
    ttl: 20
    loop_wait: 3
    retry_timeout: 5
    maximum_lag_on_failover: 1048576
    master_start_timeout: 0
    synchronous_mode: true
    postgresql:
      use_pg_rewind: true
      parameters:
        max_connections: 100
        wal_keep_size: 256MB
        log_min_duration_statement: -1
  initdb:
    - encoding: UTF8
    - locale: C
    - data-checksums
postgresql:
  listen: ${address}:${String(ports.postgres)}
  connect_address: ${address}:${String(ports.postgres)}
  data_dir: ${folder}/data
  bin_dir: ${programs}
  pgpass: ${folder}/pgpass
  authentication:
    superuser: { username: postgres, password: postgres }
    replication: { username: replicator, password: replicator }
    rewind: { username: rewinder, password: rewinder }
  pg_hba:
    - local all all trust
    - host all all ${network} trust
    - host replication replicator ${network} trust
    - host all all 127.0.0.1/32 trust
  parameters:
    unix_socket_directories: ${folder}
watchdog:
  mode: off
`;
}

/** Sends each connection to the primary, and closes those to a member that is no longer the primary. */
export function haproxyConfiguration(port: number, hosts: readonly LabHost[]): string {
  const servers = hosts.map(
    ({ name, address, ports }) =>
      `  server ${name} ${address}:${String(ports.postgres)} check port ${String(ports.patroni)}`,
  );
  return `global
  maxconn 500
defaults
  mode tcp
  timeout connect 2s
  timeout client 30m
  timeout server 30m
  timeout check 2s
listen primary
  bind 127.0.0.1:${String(port)}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${servers.join('\n')}
`;
}

/** In transaction mode: each transaction may use another connection to PostgreSQL. */
export function pgbouncerConfiguration(port: number, { port: target }: { readonly port: number }): string {
  return `[databases]
* = host=127.0.0.1 port=${String(target)} user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${String(port)}
unix_socket_dir =
auth_type = any
pool_mode = transaction
max_client_conn = 400
default_pool_size = 20
server_login_retry = 1
server_connect_timeout = 3
query_wait_timeout = 10
ignore_startup_parameters = extra_float_digits
`;
}
