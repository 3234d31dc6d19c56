import { ConfirmEmail } from '#features/mail-links/components/confirm-email.tsx'

export const ConfirmEmailPage = () => <ConfirmEmail />
