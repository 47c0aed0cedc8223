import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { aquariumApi } from '#contract/endpoints/aquarium.ts';
import { homeworkCalendarApi } from '#contract/endpoints/homeworkCalendar.ts';
import { parentApi } from '#contract/endpoints/parent.ts';
import { readEnv } from '#server/config/env.ts';
import { projectRoot } from '../support/listSources.ts';

const read = (path: string) => readFileSync(join(projectRoot, 'deploy', path), 'utf8');
/** Names of every setting that `.env.example` explains. */
const settings = new Set(
  [...readFileSync(join(projectRoot, '.env.example'), 'utf8').matchAll(/^([A-Z][A-Z_]+)=/gm)].map(
    ([, name = '']) => name,
  ),
);
/** Of Node and of the clusters, not of the product. */
const OTHERS = new Set(['NODE_ENV']);
const unknown = (names: Iterable<string>) => [...names].filter((name) => !settings.has(name) && !OTHERS.has(name));

interface Container {
  name: string;
  command?: string[];
  args?: string[];
  env?: { name: string }[];
  securityContext: Record<string, unknown>;
  resources: { requests?: object; limits?: Record<string, string> };
  volumeMounts: { name: string; mountPath: string }[];
  ports?: { name: string; containerPort: number }[];
  [probe: `${string}Probe`]: { httpGet: { path: string; port: string } } | undefined;
}
interface Pod {
  securityContext: Record<string, unknown>;
  automountServiceAccountToken: boolean;
  terminationGracePeriodSeconds?: number;
  containers: Container[];
  volumes: { name: string }[];
}
interface Resource {
  kind: string;
  metadata: { name: string; namespace?: string };
  data?: Record<string, string>;
  stringData?: Record<string, string>;
  // biome-ignore lint/suspicious/noExplicitAny: shapes of Kubernetes differ by kind; each test looks at its own.
  spec: any;
}

const resources: Resource[] = readdirSync(join(projectRoot, 'deploy/kubernetes')).flatMap((file) =>
  parseAllDocuments(read(`kubernetes/${file}`)).map((document) => {
    expect(document.errors).toEqual([]);
    return document.toJS() as Resource;
  }),
);
const only = (kind: string, name = 'chaekbada') => {
  const found = resources.find((one) => one.kind === kind && one.metadata.name === name);
  if (found === undefined) throw new Error(`no ${kind} ${name}`);
  return found;
};
const templates = resources
  .filter(({ kind }) => ['Deployment', 'Job', 'CronJob'].includes(kind))
  .map(({ kind, spec }) => (kind === 'CronJob' ? spec.jobTemplate.spec.template : spec.template));
const pods = templates.map(({ spec }) => spec as Pod);

describe('Kubernetes', () => {
  it('has everything that an installation needs', () => {
    expect(resources.map(({ kind }) => kind).sort()).toEqual(
      [
        ...['ConfigMap', 'CronJob', 'CronJob', 'Deployment', 'HorizontalPodAutoscaler', 'Ingress', 'Job', 'Namespace'],
        ...[
          'NetworkPolicy',
          'PersistentVolumeClaim',
          'PersistentVolumeClaim',
          'PodDisruptionBudget',
          'Secret',
          'Service',
        ],
      ].sort(),
    );
    const namespaces = new Set(
      resources.filter(({ kind }) => kind !== 'Namespace').map((one) => one.metadata.namespace),
    );
    expect([...namespaces]).toEqual(['chaekbada']);
  });

  it('runs nothing as root, with any right, or on a file system that it may write to', () => {
    for (const { securityContext, automountServiceAccountToken, containers } of pods) {
      expect(automountServiceAccountToken).toBe(false);
      expect(securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
      expect(securityContext.runAsUser).toBeGreaterThan(9999);
      for (const container of containers) {
        expect(container.securityContext).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        });
        expect(container.resources).toMatchObject({
          requests: { cpu: expect.any(String), memory: expect.any(String) },
          limits: { memory: expect.any(String) },
        });
      }
    }
  });

  it('mounts what it names, the data folder above all', () => {
    for (const { containers, volumes } of pods) {
      const mounts = containers.flatMap(({ volumeMounts }) => volumeMounts);
      expect(mounts.map(({ mountPath }) => mountPath)).toEqual(expect.arrayContaining(['/data', '/tmp']));
      expect(new Set(mounts.map(({ name }) => name))).toEqual(new Set(volumes.map(({ name }) => name)));
    }
    const claims = resources
      .filter(({ kind }) => kind === 'PersistentVolumeClaim')
      .map(({ metadata }) => metadata.name);
    expect(
      [...JSON.stringify(pods).matchAll(/"claimName":"([^"]+)"/g)].map(([, name]) => claims.includes(name ?? '')),
    ).not.toContain(false);
  });

  it('asks for life and readiness where they are told, and never for life where the database counts', () => {
    const { containers, terminationGracePeriodSeconds } = only('Deployment').spec.template.spec as Pod;
    const [server] = containers;
    const paths = ['startupProbe', 'livenessProbe', 'readinessProbe'].map(
      (probe) => server?.[probe as 'livenessProbe']?.httpGet,
    );
    expect(paths).toEqual([
      { path: '/livez', port: 'edu' },
      { path: '/livez', port: 'edu' },
      { path: '/readyz', port: 'edu' },
    ]);
    const delay = Number(only('ConfigMap').data?.STOP_DELAY_SECONDS);
    expect(terminationGracePeriodSeconds).toBeGreaterThan(delay + 2 * 25);
  });

  it('reaches the servers and not the jobs, on the ports that the product listens on', () => {
    const { selector, ports } = only('Service').spec as { selector: object; ports: { name: string; port: number }[] };
    const matching = templates.filter(({ metadata }) =>
      Object.entries(selector).every(([label, value]) => metadata.labels[label] === value),
    );
    expect(matching).toEqual([only('Deployment').spec.template]);
    const env = readEnv(
      Object.fromEntries(Object.entries({ ...only('ConfigMap').data, ...only('Secret').stringData })),
    );
    expect(Object.fromEntries(ports.map(({ name, port }) => [name, port]))).toEqual(env.ports);
    const hosts = (only('Ingress').spec.rules as { host: string }[]).map(({ host }) => `https://${host}`);
    expect(hosts.sort()).toEqual(Object.values(env.origins).sort());
    const policy = JSON.stringify(only('NetworkPolicy').spec.ingress);
    for (const port of [...Object.values(env.ports), env.operations.admin?.port])
      expect(policy).toContain(`"port":${port}`);
  });

  it('brings no secret that one could start with by mistake', () => {
    expect(only('Secret').stringData).toMatchObject({ APP_SECRET: '', BACKUP_KEY: '' });
  });

  it('sets nothing that the product does not know', () => {
    const names = Object.keys({ ...only('ConfigMap').data, ...only('Secret').stringData });
    const own = pods.flatMap(({ containers }) => containers.flatMap(({ env = [] }) => env.map(({ name }) => name)));
    expect(unknown([...names, ...own])).toEqual([]);
  });

  it('lets a rollout and a drain of machines keep servers running', () => {
    expect(only('Deployment').spec.strategy.rollingUpdate.maxUnavailable).toBe(0);
    expect(only('PodDisruptionBudget').spec.maxUnavailable).toBe(1);
    const { minReplicas, maxReplicas } = only('HorizontalPodAutoscaler').spec;
    expect([minReplicas >= 2, maxReplicas > minReplicas]).toEqual([true, true]);
  });

  it('backs up and drills by the clock of Seoul, one at a time', () => {
    for (const [name, command] of [
      ['chaekbada-backup', 'backup'],
      ['chaekbada-drill', 'drill'],
    ] as const) {
      const { spec } = only('CronJob', name);
      expect([spec.timeZone, spec.concurrencyPolicy]).toEqual(['Asia/Seoul', 'Forbid']);
      const [container] = (spec.jobTemplate.spec.template.spec as Pod).containers;
      expect(container?.args?.[0]).toBe(command);
      expect(container?.volumeMounts.map(({ mountPath }) => mountPath)).toContain('/backups');
    }
    // No server drops old ones here: BACKUP_DIR is not set.
    expect(only('ConfigMap').data).not.toHaveProperty('BACKUP_DIR');
    expect(JSON.stringify(only('CronJob', 'chaekbada-backup').spec)).toContain('"--drop-old"');
  });
});

describe('one machine', () => {
  interface Service {
    user?: string;
    read_only?: boolean;
    cap_drop?: string[];
    security_opt?: string[];
    environment?: Record<string, string>;
    ports?: string[];
    env_file?: string[];
    stop_grace_period?: string;
  }
  const compose = parse(read('compose.yaml'), { merge: true }) as {
    services: Record<string, Service>;
    networks: Record<string, { internal?: boolean }>;
  };

  it('runs product, database, cache and proxy, none of them as root or with rights', () => {
    expect(Object.keys(compose.services).sort()).toEqual(['database', 'product', 'proxy', 'valkey']);
    for (const [name, { user, read_only, cap_drop, security_opt }] of Object.entries(compose.services)) {
      expect([name, read_only, cap_drop, security_opt]).toEqual([name, true, ['ALL'], ['no-new-privileges:true']]);
      expect(Number(user?.split(':')[0])).toBeGreaterThan(0);
    }
  });

  it('sets what the product knows, and every value that it asks for is in the example', () => {
    const { product } = compose.services;
    expect(unknown(Object.keys(product?.environment ?? {}))).toEqual([]);
    const asked = [...read('compose.yaml').matchAll(/\$\{([A-Z_]+)/g)].map(([, name = '']) => name);
    const given = [...read('compose.env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => name);
    expect([...new Set(asked)].filter((name) => !given.includes(name))).toEqual([]);
    // What the file asks for nowhere reaches the product all the same, and has to be something it knows.
    expect(product?.env_file).toEqual(['.env']);
    const own = ['EDU_HOST', 'SCHOOL_HOST', 'HOME_HOST', 'POSTGRES_PASSWORD', 'VALKEY_PASSWORD'];
    expect(unknown(given.filter((name) => !own.includes(name)))).toEqual([]);
    expect(Number.parseInt(product?.stop_grace_period ?? '', 10)).toBeGreaterThan(5 + 25);
  });

  it('lets nobody into the database or the cache without a password', () => {
    const { product, valkey } = compose.services as Record<string, Service & { command?: string[] }>;
    const settings = product?.environment as Record<string, string> | undefined;
    for (const address of [settings?.DATABASE_URL, settings?.REDIS_URL])
      expect(address).toMatch(/:\$\{\w+_PASSWORD:\?[^}]+\}@/);
    expect(valkey?.command?.join(' ')).toContain('--requirepass ${VALKEY_PASSWORD');
  });

  it('opens only the proxy to others, and shows figures on the machine itself alone', () => {
    const open = Object.entries(compose.services).flatMap(([name, { ports = [] }]) =>
      ports.map((port) => `${name} ${port}`),
    );
    expect(open.filter((port) => !port.startsWith('proxy '))).toEqual(['product 127.0.0.1:3009:3009']);
    expect(compose.networks.inside?.internal).toBe(true);
  });
});

describe('the image', () => {
  const file = read('Containerfile');
  const stages = file.split(/^FROM /m).slice(1);
  const stage = (name: string) => stages.find((text) => new RegExp(`^\\S+ AS ${name}\\n`).test(text)) ?? '';

  it('is made in stages, of which the last hold no sources', () => {
    const copied = [...stage('server').matchAll(/^COPY --from=build \/app\/(\S+)/gm)].map(([, path]) => path);
    expect(copied).toEqual(['package.json', 'node_modules', 'content', 'dist']);
    expect(stage('server')).not.toMatch(/^COPY (?!--from)/m);
    expect(stage('build')).toContain('npm prune --omit=dev');
  });

  it('runs as a number that is not root, is asked for life, and hears when it is to stop', () => {
    for (const name of ['server', 'operator'])
      expect(
        stage(name)
          .match(/^USER .*$/gm)
          ?.at(-1),
      ).toBe('USER 10001:10001');
    expect(stage('server')).toMatch(/^HEALTHCHECK [\s\S]*\/livez/m);
    expect(stage('server')).toMatch(/^STOPSIGNAL SIGTERM$/m);
    // Not through npm or a shell, which keep signals to themselves.
    expect(stage('server')).toMatch(/^CMD \["node", "dist\/node\/server\/main\.js"\]$/m);
  });

  it('believes no forwarded address by itself: that is said where a proxy stands in front', () => {
    expect(file.replaceAll(/^#.*$/gm, '')).not.toContain('TRUST_PROXY');
    const { services } = parse(read('compose.yaml'), { merge: true }) as {
      services: { product: { environment: Record<string, string> } };
    };
    expect([services.product.environment.TRUST_PROXY, only('ConfigMap').data?.TRUST_PROXY]).toEqual(['on', 'on']);
  });

  it('owns every folder that volumes are put on', () => {
    const [, made = '', owner, owned] = /^RUN mkdir (.+) && chown (\S+) (.+)$/m.exec(stage('server')) ?? [];
    expect([owner, owned]).toEqual(['10001:10001', made]);
    const { services } = parse(read('compose.yaml'), { merge: true }) as {
      services: { product: { volumes: string[] } };
    };
    expect(services.product.volumes.map((volume) => volume.split(':')[1])).toEqual(made.split(' '));
  });

  it('leaves data and secrets of this folder outside', () => {
    const ignored = readFileSync(join(projectRoot, '.dockerignore'), 'utf8').split('\n');
    expect(ignored).toEqual(expect.arrayContaining(['.env', '.data', '.git', 'node_modules', 'dist']));
  });
});

describe('proxies and the unit', () => {
  it('write the forwarded headers anew and send no purchase twice', () => {
    const nginx = read('nginx/chaekbada.conf');
    expect(nginx).toMatch(/X-Forwarded-For \$remote_addr;/);
    expect(nginx).not.toMatch(/proxy_add_x_forwarded_for|non_idempotent/);
    for (const port of [3000, 3001, 3002]) {
      expect(nginx).toContain(`127.0.0.1:${port}`);
      expect(read('caddy/Caddyfile')).toContain(`:${port}`);
    }
    expect(nginx.match(/{/g)?.length).toBe(nginx.match(/}/g)?.length);
  });

  it('pass a body on once it is there, and limit connections and calls by address', () => {
    const nginx = read('nginx/chaekbada.conf');
    expect(nginx).not.toContain('proxy_request_buffering off');
    expect(nginx).toMatch(/^ {2}limit_conn chaekbada_connections \d+;$/m);
    expect(nginx).toMatch(/location \/api\/ \{\n\s+limit_req zone=chaekbada_requests burst=\d+ nodelay;/);
    // Such lines hold whole addresses.
    expect(nginx.match(/^ {2}limit_(?:conn|req)_log_level info;$/gm)).toHaveLength(2);
    expect(read('caddy/Caddyfile')).toMatch(/^\t\{\$REQUEST_BUFFERS:request_buffers \d+MB\}$/m);
    expect(read('nftables/chaekbada.nft').match(/ct count over \d+ \} reject/g)).toHaveLength(2);
    const annotations = JSON.stringify(only('Ingress').metadata);
    for (const limit of ['limit-connections', 'limit-rps', 'limit-burst-multiplier'])
      expect(annotations).toContain(limit);
    expect(annotations).toContain('proxy-request-buffering":"on"');
  });

  it('say that it is maintenance whenever no node answers', () => {
    expect(read('caddy/Caddyfile')).toContain('{err.status_code} in [502, 503, 504]');
    // nginx tells a missing upstream as 502; a 503 of a node passes as it is.
    // An address and no named location, which would keep the method of a PUT and answer 405.
    const nginx = read('nginx/chaekbada.conf');
    expect(nginx).toContain('error_page 502 504 =503 /maintenance.html;');
    expect(nginx).toMatch(/location = \/maintenance\.html \{\n\s+internal;/);
    // Where it has to lie is said where it is needed.
    expect(nginx).toMatch(/^# .*deploy\/maintenance\.html \/usr\/share\/chaekbada\/maintenance\.html$/m);
    expect(nginx).toContain('root /usr/share/chaekbada;');
    expect(read('caddy/Caddyfile')).toMatch(/^# .*deploy\/maintenance\.html \/srv\/maintenance\.html/m);
    expect(read('caddy/Caddyfile')).toContain('root * {$MAINTENANCE:/srv}');
  });

  it('write no key of a link for parents, no query and no referrer into a log', () => {
    const nginx = read('nginx/chaekbada.conf');
    const [, format = ''] = /^log_format chaekbada ([^;]+);/m.exec(nginx) ?? [];
    expect(format).toContain('$chaekbada_path');
    expect(format).not.toMatch(/\$(?:request|request_uri|uri|args|query_string|http_referer)\b/);
    // In every server: at the level above, the log that nginx.conf opens would be written as well.
    expect(nginx.match(/^ {2}access_log \S+ chaekbada;$/gm)).toHaveLength(nginx.match(/^server \{$/gm)?.length ?? 0);
    const [, secret = ''] = /^ {2}"~\*(\S+)" /m.exec(nginx) ?? [];
    const cut = new RegExp(secret, 'i');
    const routes = new Set(Object.values(parentApi).map(({ path }) => path));
    const pages = ['/book/mission/resultToParent/1001/key', '/home/book/mission/resultToParent/1/key'];
    const calendar = homeworkCalendarApi.read.path;
    const secrets = [...routes, ...pages, '/edu/diagnosis/parent/key', '/monthly-report/parent/k', calendar];
    expect(secrets).toHaveLength(9);
    for (const path of secrets)
      expect(cut.exec(path)?.groups?.chaekbada_kept).toMatch(/\/(?:resultToParent|parent|calendars)\/$/);
    expect(cut.test('/book/mission/1001')).toBe(false);
    // What fails is written by both of them with the whole address, whatever the format: unless it is told not to be.
    expect(nginx).toMatch(/location ~\* "[^"]*parent[^"]*" \{\n\s+error_log \S+ crit;/);
    expect(read('caddy/Caddyfile')).toMatch(/request>uri delete\n\s+request>headers delete/);
    expect(only('Ingress').metadata).toMatchObject({
      annotations: { 'nginx.ingress.kubernetes.io/enable-access-log': 'false' },
    });
  });

  it('know every address that streams', () => {
    expect(read('nginx/chaekbada.conf')).toContain(`location = ${aquariumApi.follow.path} {`);
  });

  it('run the product without rights and give it time to stop', () => {
    const unit = read('systemd/chaekbada.service');
    const value = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1];
    expect([value('User'), value('ProtectSystem'), value('NoNewPrivileges')]).toEqual(['chaekbada', 'strict', 'true']);
    expect(Number(value('TimeoutStopSec'))).toBeGreaterThanOrEqual(50);
    const names = [...unit.matchAll(/^Environment=([A-Z_]+)=/gm)].map(([, name = '']) => name);
    expect(unknown(names)).toEqual([]);
  });

  it('give the command line of operators the account and the settings of the unit', () => {
    const unit = read('systemd/chaekbada.service');
    const program = read('systemd/chaekbada-operator');
    const all = (name: string) => [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value]) => value);
    expect(all('Environment')).toHaveLength(2);
    for (const setting of all('Environment')) expect(program).toContain(`--setenv=${setting} `);
    for (const option of [
      `--uid=${all('User')[0]} --gid=${all('Group')[0]} `,
      `--property=EnvironmentFile=${all('EnvironmentFile')[0]} `,
      `--property=UMask=${all('UMask')[0]} `,
      `${all('WorkingDirectory')[0]}/dist/node/server/operator/main.js "$@"`,
    ])
      expect(program).toContain(option);
  });
});
