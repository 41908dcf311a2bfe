import { useText } from '#i18n/use-text.ts';
import { AuthCard } from '#ui/auth-card.tsx';
import { BackToLogin } from './back-to-login.tsx';
import { NewPasswordForm, type NewPasswordFormProps } from './new-password-form.tsx';

/** /new-password, after a verified code. */
export function NewPasswordScreen(props: NewPasswordFormProps) {
  const text = useText();
  return (
    <AuthCard
      title={text('New Password')}
      description={text('For {{username}}', { username: props.username })}
      footer={<BackToLogin />}
    >
      <NewPasswordForm {...props} />
    </AuthCard>
  );
}
