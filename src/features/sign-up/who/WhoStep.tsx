import { useEffect } from 'react';
import { useController, useForm } from 'react-hook-form';
import type { InstitutionItem } from '#contract/signUp.ts';
import type { SiteName } from '#contract/site.ts';
import { ageInYears, isUnderFourteen } from '#domain/account/ageInYears.ts';
import { ageOver, ageUnder, date } from '#domain/account/birthdayRules.ts';
import { isRealDate } from '#domain/account/isRealDate.ts';
import { required } from '#domain/account/textRules.ts';
import { withJosa } from '#domain/text/withJosa.ts';
import { Button } from '#src/components/button/Button.tsx';
import { FormNotice } from '#src/components/form-notice/FormNotice.tsx';
import { ApiError } from '#src/lib/api/ApiError.ts';
import { describeError } from '#src/lib/api/describeError.ts';
import { applyFieldErrors } from '#src/lib/forms/applyFieldErrors.ts';
import { toValidate } from '#src/lib/forms/toValidate.ts';
import { useServices } from '#src/lib/services/ServicesContext.ts';
import { type SignUpKind, useSignUp } from '../SignUpContext.ts';
import styles from '../StepCard.module.css';
import { StepCard } from '../StepCard.tsx';
import { useSignUpStep } from '../useSignUpStep.ts';
import { BirthdayField } from './BirthdayField.tsx';
import { InstitutionPicker } from './InstitutionPicker.tsx';
import { OtherKindNotice } from './OtherKindNotice.tsx';

const nouns: Readonly<Record<SiteName, string | null>> = { edu: '학원', school: '학교', home: null };

interface WhoForm {
  birthday: string;
  institution: { item: InstitutionItem; joinCode: string | null } | null;
}

/** The birthday, and on academy and school sites the institution. */
export function WhoStep() {
  const { site } = useServices();
  const { draft, state } = useSignUp();
  const who = useSignUpStep('who');
  const kept = draft.read();
  const noun = institutionNoun(site);
  const { control, handleSubmit, setError, formState } = useForm<WhoForm>({
    mode: 'onTouched',
    defaultValues: {
      birthday: kept.birthday,
      institution: kept.institution ? { item: kept.institution, joinCode: kept.joinCode } : null,
    },
  });
  const { kind, today } = state;
  const age = kind === 'SELF' ? ageOver(today) : ageUnder(today);
  const birthday = useController({ control, name: 'birthday', rules: { validate: toValidate(required, date, age) } });
  const institution = useController({
    control,
    name: 'institution',
    rules: { validate: (chosen) => noun === null || chosen !== null || `${withJosa(noun, '을/를')} 골라 주세요.` },
  });
  const otherKind = otherKindFor(kind, birthday.field.value, today);

  const { error } = who;
  useEffect(() => {
    if (!(error instanceof ApiError)) return;
    applyFieldErrors(error, { setError }, ['birthday']);
    const reason = error.fields.academyNo ?? error.fields.joinCode;
    if (reason) setError('institution', { type: 'server', message: reason }, { shouldFocus: true });
  }, [error, setError]);

  const submit = handleSubmit(({ birthday: day, institution: chosen }) => {
    if (who.isPending) return;
    who.mutate({
      birthday: day,
      ...(chosen && (chosen.joinCode ? { joinCode: chosen.joinCode } : { academyNo: chosen.item.academyNo })),
    });
  });

  return (
    <StepCard
      title="나를 알려 주세요"
      lead={noun === null ? '생일을 적어 주세요.' : `생일과 다니는 ${withJosa(noun, '을/를')} 알려 주세요.`}
    >
      <form className={styles.form} onSubmit={submit} noValidate>
        <BirthdayField
          inputRef={birthday.field.ref}
          value={birthday.field.value}
          onChange={(digits) => {
            birthday.field.onChange(digits);
            draft.change({ birthday: digits });
          }}
          onBlur={birthday.field.onBlur}
          error={otherKind ? undefined : formState.errors.birthday?.message}
        >
          {otherKind && <OtherKindNotice kind={otherKind} message={age(birthday.field.value) ?? ''} />}
        </BirthdayField>
        {noun && (
          <InstitutionPicker
            noun={noun}
            chosen={institution.field.value?.item ?? null}
            onChoose={(item, joinCode) => {
              institution.field.onChange(item ? { item, joinCode } : null);
              draft.change({ institution: item, joinCode });
            }}
            inputRef={institution.field.ref}
            error={formState.errors.institution?.message}
          />
        )}
        {error && <FormNotice>{describeError(error)}</FormNotice>}
        <Button type="submit" size="l" wide busy={who.isPending} disabled={otherKind !== null}>
          다음으로
        </Button>
      </form>
    </StepCard>
  );
}

/** What members of this site belong to; null where they belong to nothing. */
function institutionNoun(site: SiteName): string | null {
  return nouns[site];
}

/**
 * The kind of sign-up this birthday belongs to when it is not the one that was chosen, else null.
 *
 * @param today `YYYY-MM-DD` in Seoul
 */
function otherKindFor(kind: SignUpKind, birthday: string, today: string): SignUpKind | null {
  if (!isRealDate(birthday) || ageInYears(birthday, today) < 0) return null;
  const right = isUnderFourteen(birthday, today) ? 'GUARDIAN' : 'SELF';
  return right === kind ? null : right;
}
