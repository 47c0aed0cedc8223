/** Fetches the documents, which the footer opens where a student cannot go to their page. */
export const loadPolicyDialog = async () => (await import('../features/policy/PolicyDialog.tsx')).PolicyDialog;
