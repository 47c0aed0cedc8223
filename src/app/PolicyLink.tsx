import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../config/paths.ts';
import { showToast } from '../lib/feedback/feedbackStore.ts';
import { useAccount, useServices } from '../lib/services/ServicesContext.ts';
import { useLatePart } from '../lib/useLatePart.ts';
import { loadPolicyDialog } from './loadPolicyDialog.ts';

const WORDS = '약관과 개인정보 처리방침';

/** The way to the documents, in the footer. The home site's guards keep a student off their page: there they open here. */
export function PolicyLink() {
  const { site } = useServices();
  const account = useAccount();
  return site === 'home' && account ? <DialogLink /> : <Link to={paths.policy.getHref()}>{WORDS}</Link>;
}

function DialogLink() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {WORDS}
      </button>
      {open && <LateDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function LateDialog({ onClose }: { onClose: () => void }) {
  const PolicyDialog = useLatePart({
    load: loadPolicyDialog,
    ahead: 0,
    wanted: 'now',
    onMissing: () => {
      onClose();
      showToast('인터넷이 이어지면 약관을 볼 수 있어요', 'warning');
    },
  });
  return PolicyDialog && <PolicyDialog onClose={onClose} />;
}
