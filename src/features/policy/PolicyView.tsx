import { queryOptions, useQuery } from '@tanstack/react-query';
import { policyApi } from '#contract/endpoints/policy.ts';
import { termsApi } from '#contract/endpoints/terms.ts';
import type { PolicyCode, PolicyHistory } from '#contract/policy.ts';
import type { SiteName } from '#contract/site.ts';
import { Markdown } from '../../components/markdown/Markdown.tsx';
import { SelectField } from '../../components/select-field/SelectField.tsx';
import { Skeleton } from '../../components/skeleton/Skeleton.tsx';
import { QueryView } from '../../components/states/QueryView.tsx';
import { Tabs } from '../../components/tabs/Tabs.tsx';
import type { ApiClient } from '../../lib/api/createApiClient.ts';
import { queryKeys } from '../../lib/queries/queryKeys.ts';
import { useApi, useServices } from '../../lib/services/ServicesContext.ts';
import styles from './PolicyView.module.css';

const policyQueries = {
  /** The privacy policy in force. */
  termsPersonal: (api: ApiClient, site: SiteName) =>
    queryOptions({
      queryKey: [queryKeys.policies, 'personal', site],
      queryFn: ({ signal }) => api.call(termsApi[site], { signal }),
    }),

  /** Which versions there are. */
  history: (api: ApiClient, code: PolicyCode) =>
    queryOptions({
      queryKey: [queryKeys.policies, code],
      queryFn: ({ signal }) => api.call(policyApi.readHistory, { params: { code }, signal }),
    }),

  text: (api: ApiClient, code: PolicyCode, version: number) =>
    queryOptions({
      queryKey: [queryKeys.policies, code, version],
      queryFn: ({ signal }) => api.call(policyApi.readText, { params: { code, version }, signal }),
    }),
};

const documents = [
  { key: 'PERSONAL', label: '개인정보 처리방침' },
  { key: 'SERVICE', label: '이용약관' },
  { key: 'GUARDIAN', label: '보호자 동의' },
] as const satisfies { key: PolicyCode; label: string }[];
type Shown = (typeof documents)[number]['key'];

/** The document of a code that an address names. */
export function shownDocument(code: string | null): Shown {
  return documents.find(({ key }) => key === code)?.key ?? 'PERSONAL';
}

/** Which document, and which version of it; null is the one in force. */
export interface PolicyPlace {
  code: Shown;
  version: number | null;
}

interface PolicyViewProps {
  place: PolicyPlace;
  onShow: (place: PolicyPlace) => void;
}

/** The documents of the site: the version in force first, older ones and ones to come by choice. */
export function PolicyView({ place: { code, version }, onShow }: PolicyViewProps) {
  return (
    <Tabs
      label="어떤 문서를 볼까요"
      items={documents}
      selected={code}
      onSelect={(next) => onShow({ code: next, version: null })}
    >
      <div className={styles.paper}>
        <Versions code={code} version={version} onChange={(wanted) => onShow({ code, version: wanted })} />
        {version === null && code === 'PERSONAL' ? <PersonalText /> : <VersionText code={code} version={version} />}
      </div>
    </Tabs>
  );
}

interface VersionsProps {
  code: Shown;
  version: number | null;
  onChange: (version: number | null) => void;
}

/** The choice of a version; while it cannot be asked, the text in force stands without it. */
function Versions({ code, version, onChange }: VersionsProps) {
  const { data } = useQuery(policyQueries.history(useApi(), code));
  if (!data) return <Skeleton height={80} radius={16} />;
  const inForce = data.versions.find(({ state }) => state === 'CURRENT')?.version ?? null;
  return (
    <SelectField
      className={styles.version}
      label="시행일"
      options={data.versions.map((known) => ({ value: String(known.version), label: versionWords(known) }))}
      value={String(version ?? inForce ?? data.versions[0]?.version ?? '')}
      onChange={(event) => onChange(Number(event.target.value) === inForce ? null : Number(event.target.value))}
    />
  );
}

const states = { CURRENT: '지금 시행 중', COMING: '시행 예정', PAST: '지난 판' } as const;

function versionWords({ effectiveFrom, version, state }: PolicyHistory['versions'][number]): string {
  const [year, month, day] = effectiveFrom.split('-').map(Number);
  return `${year}년 ${month}월 ${day}일 (${version}판, ${states[state]})`;
}

function PersonalText() {
  const { site } = useServices();
  const query = useQuery(policyQueries.termsPersonal(useApi(), site));
  return (
    <QueryView query={query} skeleton={<TextSkeleton />}>
      {({ content }) => <Markdown text={content} />}
    </QueryView>
  );
}

/** A version that is named, or the one in force. */
function VersionText({ code, version }: { code: Shown; version: number | null }) {
  const history = useQuery(policyQueries.history(useApi(), code));
  return (
    <QueryView query={history} skeleton={<TextSkeleton />}>
      {({ versions }) => (
        <OneVersion
          code={code}
          version={version ?? versions.find(({ state }) => state === 'CURRENT')?.version ?? versions[0]?.version ?? 1}
        />
      )}
    </QueryView>
  );
}

function OneVersion({ code, version }: { code: Shown; version: number }) {
  const query = useQuery(policyQueries.text(useApi(), code, version));
  return (
    <QueryView query={query} skeleton={<TextSkeleton />}>
      {({ content }) => <Markdown text={content} />}
    </QueryView>
  );
}

function TextSkeleton() {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      <Skeleton width="60%" height={32} />
      <Skeleton height={22} />
      <Skeleton height={22} />
      <Skeleton width="70%" height={22} />
    </div>
  );
}
