import { useUser } from '@tintory/session';
import { Loaded } from './loaded.tsx';
import { PasswordForm } from './password-form.tsx';
import { Sessions } from './sessions.tsx';

export function SecurityPart() {
  const { user, ...query } = useUser();
  return (
    <>
      <Loaded query={{ ...query, data: user }} height={280}>
        {({ has_password, email }) => (
          <PasswordForm hasPassword={has_password} email={email ?? ''} />
        )}
      </Loaded>
      <Sessions />
    </>
  );
}
