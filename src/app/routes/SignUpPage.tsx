import { SignUpFlow } from '../../features/sign-up/SignUpFlow.tsx';

export function SignUpPage() {
  return <SignUpFlow />;
}
