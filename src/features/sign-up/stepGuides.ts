import type { SignUpState } from '#contract/signUp.ts';
import type { DoorGuide } from '../../components/layout/DoorFrame.tsx';

type Moment = 'KIND' | 'KEPT' | 'EXPIRED' | `${SignUpState['kind']}_${SignUpState['step']}`;

/** Who goes along at which step, and what they say. The guardian is spoken to in the formal manner. */
export const stepGuides: Readonly<Record<Moment, DoorGuide>> = {
  KIND: { species: 'octopus', mood: 'joyful', speech: '반가워요! 어느 문으로 들어갈까요?' },
  KEPT: { species: 'whale', mood: 'calm', speech: '누가 하던 가입일까요? 내 것인지 알려 주세요.' },
  EXPIRED: { species: 'whale', mood: 'calm', speech: '괜찮아요. 천천히 다시 하면 돼요.' },
  SELF_TERMS: { species: 'octopus', mood: 'calm', speech: '먼저 서로의 약속을 읽어 볼까요?' },
  SELF_WHO: { species: 'octopus', mood: 'joyful', speech: '생일이 언제예요? 꼭 기억할게요.' },
  SELF_VERIFY: { species: 'octopus', mood: 'calm', speech: '보호자 확인을 해요.' },
  SELF_CONSENT: { species: 'octopus', mood: 'calm', speech: '보호자 동의를 받아요.' },
  SELF_FORM: { species: 'octopus', mood: 'joyful', speech: '이제 다 왔어요! 조금만 더 적어 주세요.' },
  SELF_DONE: { species: 'turtle', mood: 'joyful', speech: '바다 가족이 된 걸 환영해요!' },
  GUARDIAN_TERMS: { species: 'turtle', mood: 'joyful', speech: '보호자와 함께 해요. 먼저 약속을 같이 읽어요.' },
  GUARDIAN_WHO: { species: 'turtle', mood: 'joyful', speech: '생일이 언제예요? 꼭 기억할게요.' },
  GUARDIAN_VERIFY: { species: 'turtle', mood: 'calm', speech: '이제 보호자를 불러 주세요!' },
  GUARDIAN_CONSENT: { species: 'whale', mood: 'calm', speech: '보호자께서 읽고 결정해 주십시오.' },
  GUARDIAN_FORM: { species: 'turtle', mood: 'joyful', speech: '이제 다 왔어요! 조금만 더 적어 주세요.' },
  GUARDIAN_DONE: { species: 'turtle', mood: 'joyful', speech: '바다 가족이 된 걸 환영해요!' },
};
