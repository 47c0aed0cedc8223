import { createHash } from 'node:crypto';
import { type LockedPackages, nameAt, shippedPaths } from './shippedPackages.ts';

export interface SbomFacts {
  name: string;
  version: string;
  /** The lock file that the bill was read from. */
  lock: string;
  bundledNames: ReadonlySet<string>;
  epochSeconds: number;
}

interface CycloneDx {
  serialNumber: string;
  metadata: { timestamp?: string; component: { 'bom-ref': string; name: string } };
  components: { 'bom-ref': string; name: string; version: string }[];
  dependencies: { ref: string; dependsOn: string[] }[];
}
interface Spdx {
  documentNamespace: string;
  creationInfo: { created: string };
  documentDescribes: string[];
  packages: { SPDXID: string; name: string; versionInfo: string }[];
  relationships: { spdxElementId: string; relatedSpdxElement: string }[];
}
/** `name@version` of all that reaches production. */
function shippedVersions({ lock, bundledNames }: SbomFacts): Set<string> {
  const { packages } = JSON.parse(lock) as { packages: LockedPackages };
  return new Set([...shippedPaths(packages, bundledNames)].map((path) => `${nameAt(path)}@${packages[path]?.version}`));
}

/**
 * A bill of materials of what reaches production, whose number comes from what is in it: the same product has the same
 * bill. The packages are picked here, since `npm sbom --omit=dev` leaves out those that a tool needs as well.
 */
export function settleCycloneDx(bom: CycloneDx, facts: SbomFacts): CycloneDx {
  const shipped = shippedVersions(facts);
  const components = bom.components.filter(({ name, version }) => shipped.has(`${name}@${version}`));
  const kept = new Set([bom.metadata.component['bom-ref'], ...components.map((component) => component['bom-ref'])]);
  const dependencies = bom.dependencies
    .filter(({ ref }) => kept.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((other) => kept.has(other)) }));
  // npm names the product after the folder it lies in.
  const component = { ...bom.metadata.component, name: facts.name };
  const metadata = { ...bom.metadata, timestamp: dateOf(facts), component };
  return { ...bom, serialNumber: `urn:uuid:${numberOf(facts)}`, metadata, components, dependencies };
}

/** The same for SPDX. */
export function settleSpdx(bom: Spdx, facts: SbomFacts): Spdx {
  const shipped = shippedVersions(facts).add(`${facts.name}@${facts.version}`);
  const packages = bom.packages.filter(({ name, versionInfo }) => shipped.has(`${name}@${versionInfo}`));
  const kept = new Set(['SPDXRef-DOCUMENT', ...packages.map(({ SPDXID }) => SPDXID)]);
  const relationships = bom.relationships.filter(
    ({ spdxElementId, relatedSpdxElement }) => kept.has(spdxElementId) && kept.has(relatedSpdxElement),
  );
  const documentNamespace = `http://spdx.org/spdxdocs/${facts.name}-${facts.version}-${numberOf(facts)}`;
  const creationInfo = { ...bom.creationInfo, created: dateOf(facts) };
  return { ...bom, documentNamespace, creationInfo, packages, relationships };
}

const dateOf = ({ epochSeconds }: SbomFacts) => new Date(epochSeconds * 1000).toISOString().replace('.000Z', 'Z');

/** A UUID of version 8: made by a rule of our own (RFC 9562). */
function numberOf({ name, version, lock }: SbomFacts): string {
  const hex = createHash('sha256').update(`${name}@${version}\n${lock}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}
