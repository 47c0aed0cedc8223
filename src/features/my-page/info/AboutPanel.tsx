import type { AccountInfo } from '#contract/account.ts';
import { Panel } from '#src/components/page/Panel.tsx';
import { useAccount } from '#src/lib/services/ServicesContext.ts';
import styles from './AboutPanel.module.css';
import { PictureEditor } from './PictureEditor.tsx';

/** The picture, and what stays as it was when the account began. */
export function AboutPanel({ info }: { info: AccountInfo }) {
  const picture = useAccount()?.profileImagePath ?? info.profileImagePath;
  return (
    <Panel title="프로필">
      <div className={styles.about}>
        <PictureEditor imagePath={picture} />
        <dl className={styles.facts}>
          <Fact name="아이디" fixed>
            {info.accountId}
          </Fact>
          <Fact name="생일">{writeBirthday(info.birthday)}</Fact>
          {info.academyName && (
            <Fact name="다니는 곳" fixed>
              {info.academyName}
            </Fact>
          )}
        </dl>
      </div>
    </Panel>
  );
}

/** @param fixed a name, which a translator leaves alone */
function Fact({ name, fixed, children }: { name: string; fixed?: boolean; children: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd translate={fixed ? 'no' : undefined}>{children}</dd>
    </div>
  );
}

/** `20150301` or `2015-03-01` → `2015. 3. 1.`; anything else as it is. */
function writeBirthday(text: string): string {
  const [, year, month, day] = /^(\d{4})-?(\d{2})-?(\d{2})$/.exec(text) ?? [];
  return year ? `${year}. ${Number(month)}. ${Number(day)}.` : text;
}
