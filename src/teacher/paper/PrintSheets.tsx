import { ArrowLeft, Printer } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import type { PrintedSheet } from '#contract/paper.ts';
import { Button } from '#src/components/button/Button.tsx';
import { FormNotice } from '#src/components/form-notice/FormNotice.tsx';
import { PageHeader } from '#src/components/page/PageHeader.tsx';
import { takeLostFocus } from '#src/lib/browser/takeLostFocus.ts';
import { PaperSheet } from './PaperSheet.tsx';
import styles from './PrintSheets.module.css';

interface PrintSheetsProps {
  sheets: readonly PrintedSheet[];
  /** What to know before printing. */
  notice: ReactNode;
  onBack: () => void;
}

/** Sheets as they come out of the printer, a pupil on each. */
export function PrintSheets({ sheets, notice, onBack }: PrintSheetsProps) {
  // The button that was pressed has gone with its page.
  useEffect(() => takeLostFocus(document.getElementById('main')), []);
  return (
    <>
      <div className={styles.bar}>
        <PageHeader title="종이 인쇄" />
        <FormNotice tone="advice">{notice}</FormNotice>
        <div className={styles.actions}>
          {sheets.length > 0 && (
            <Button size="l" icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
              {sheets.length}장 인쇄하기
            </Button>
          )}
          <Button size="l" tone="ghost" icon={<ArrowLeft aria-hidden="true" />} onClick={onBack}>
            돌아가기
          </Button>
        </div>
      </div>
      {sheets.length > 0 && (
        <SheetStack label="인쇄할 종이">
          {sheets.map((sheet) => (
            <PaperSheet key={sheet.code} sheet={sheet} />
          ))}
        </SheetStack>
      )}
    </>
  );
}

/** Sheets one below the other. Wider than a phone, they scroll sideways. */
export function SheetStack({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so keys have to reach it
    <section className={styles.stack} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
